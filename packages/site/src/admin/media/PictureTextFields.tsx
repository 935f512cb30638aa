import { adminMediaLabels as labels } from '@croupier/core/messages';
import { TextField } from '@croupier/ui/admin';

interface PictureTextFieldsProps {
  title: string;
  onTitle: (title: string) => void;
  alt: string;
  onAlt: (alt: string) => void;
}

/** The fields for what a picture is called and what it shows. */
export function PictureTextFields({ title, onTitle, alt, onAlt }: PictureTextFieldsProps) {
  return (
    <>
      <TextField
        label={labels.pictureTitle}
        required
        maxLength={300}
        value={title}
        onChange={({ currentTarget }) => onTitle(currentTarget.value)}
      />
      <TextField
        label={labels.alt}
        hint={labels.altHint}
        maxLength={500}
        value={alt}
        onChange={({ currentTarget }) => onAlt(currentTarget.value)}
      />
    </>
  );
}
