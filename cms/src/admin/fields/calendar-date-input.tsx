import { InputRenderer, type InputProps } from "@strapi/strapi/admin";

/** The panel's own date picker: it knows no time of day, so no time zone can shift the day. */
export default function CalendarDateInput(props: InputProps) {
  const { name, label, labelAction, hint, required, disabled } = props;
  return <InputRenderer type="date" {...{ name, label, labelAction, hint, required, disabled }} />;
}
