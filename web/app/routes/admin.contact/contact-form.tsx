import { useEffect, useState } from "react";
import { type ContactInfo, EMPTY_CONTACT_INFO } from "~/entities/contact-info/contact-info";
import { contactInfoInput } from "~/entities/contact-info/input";
import { texts } from "~/entities/contact-info/texts";
import { DocumentForm } from "~/ui/admin/form/document-form";
import { TextField, TextareaField } from "~/ui/admin/form/field";
import { invalidToast } from "~/ui/admin/form/invalid-toast";
import { Notice } from "~/ui/feedback/notice";
import { notify } from "~/ui/feedback/notify";

const { admin, invalid } = texts;

/**
 * The contact record as a form (admin spec §2, Contact management).
 * @param value null while there is no record
 */
export function ContactForm({ value, version }: { value: ContactInfo | null; version: string }) {
  const [isMissing, setMissing] = useState(value === null);
  useEffect(() => {
    if (value === null) {
      notify({ type: "error", title: admin.noDataTitle, description: admin.noData });
    }
  }, [value]);
  return (
    <div className="max-w-4xl space-y-8">
      {isMissing && (
        <Notice title={admin.noDataTitle}>
          {admin.noData} {admin.noDataHint}
        </Notice>
      )}
      <DocumentForm
        title="Contact"
        history="contact-info"
        schema={contactInfoInput}
        defaultValue={value ?? EMPTY_CONTACT_INFO}
        version={version}
        submit={admin.submit}
        onInvalid={noteMissing}
        onSaved={() => setMissing(false)}
      >
        <Fields />
      </DocumentForm>
    </div>
  );
}

/** A required field that is empty has a toast, too (admin spec §5). */
const noteMissing = invalidToast([invalid.emailMissing], {
  type: "error",
  title: invalid.title,
  description: invalid.emailMissing,
});

function Fields() {
  const hours = "Such as 10:00 AM – 12:00 PM";
  return (
    <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2">
      <TextField name="email_academic" label="Academic Email" type="email" />
      <TextField name="phone_office" label="Office Phone" inputMode="tel" />
      <TextField name="office_department" label="Department" />
      <TextField name="office_university" label="University" />
      <TextField name="office_building_room" label="Building & Room" />
      <TextField name="office_city_country" label="City/Country" />
      <TextField name="office_hours_monday" label="Office Hours Monday" hint={hours} />
      <TextField name="office_hours_wednesday" label="Office Hours Wednesday" hint={hours} />
      <div className="md:col-span-2">
        <TextareaField
          name="office_hours_appointment_note"
          label="Office Hours Appointment Note"
          rows={4}
        />
      </div>
      <SocialField name="social_linkedin_url" label="LinkedIn URL" />
      <SocialField name="social_facebook_url" label="Facebook URL" />
      <SocialField name="social_twitter_url" label="Twitter URL" />
    </div>
  );
}

function SocialField({ name, label }: { name: string; label: string }) {
  return (
    <TextField
      name={name}
      label={label}
      inputMode="url"
      placeholder="https://"
      hint="Without an address, visitors see no icon."
    />
  );
}
