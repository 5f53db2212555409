import { Box, Button, Field, Flex, TextInput } from "@strapi/design-system";
import { Images } from "@strapi/icons";
import { useField, useStrapiApp, type InputProps } from "@strapi/strapi/admin";
import { useState, type ComponentType } from "react";
import { addressOf, previewOf } from "./picture-address";

interface MediaLibraryProps {
  allowedTypes: string[];
  multiple: boolean;
  onClose: () => void;
  onSelectAssets: (assets: { url?: string }[]) => void;
}

/** The address of a picture, typed or chosen in the media library. */
export default function PictureAddressInput(props: InputProps) {
  const { name, hint, label, labelAction, required = false, disabled = false } = props;
  const field = useField<string | null>(name);
  const [isChoosing, setIsChoosing] = useState(false);
  const components = useStrapiApp("PictureAddressInput", (state) => state.components);
  const MediaLibrary = components["media-library"] as ComponentType<MediaLibraryProps> | undefined;
  const change = (address: string) => field.onChange(name, address === "" ? null : address);
  const preview = previewOf(field.value, window.location.origin);
  return (
    <Field.Root name={name} id={name} error={field.error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Flex gap={2}>
        <Box flex="1">
          <TextInput
            value={field.value ?? ""}
            disabled={disabled}
            onChange={(event: { target: { value: string } }) => change(event.target.value)}
          />
        </Box>
        {MediaLibrary && (
          <Button
            variant="secondary"
            startIcon={<Images />}
            disabled={disabled}
            onClick={() => setIsChoosing(true)}
          >
            Choose a picture
          </Button>
        )}
      </Flex>
      {preview && <img src={preview} alt="" style={{ maxHeight: 120, maxWidth: "100%" }} />}
      <Field.Hint />
      <Field.Error />
      {MediaLibrary && isChoosing && (
        <MediaLibrary
          allowedTypes={["images"]}
          multiple={false}
          onClose={() => setIsChoosing(false)}
          onSelectAssets={([asset]) => {
            change(addressOf(asset?.url ?? "", window.location.origin));
            setIsChoosing(false);
          }}
        />
      )}
    </Field.Root>
  );
}
