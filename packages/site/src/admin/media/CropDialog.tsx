import { adminFormLabels, adminCropLabels as labels } from '@croupier/core/messages';
import { Dialog, Form, SelectField } from '@croupier/ui/admin';
import { useEffect, useRef, useState } from 'react';
import {
  centerCrop,
  makeAspectCrop,
  type PercentCrop,
  ReactCrop,
  type ReactCropProps,
} from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { useChange } from '../backend/use-operations.js';
import { useSubmission } from '../backend/use-submission.js';
import styles from './CropDialog.module.css';
import { cropPicture, pixelsOf } from './crop-picture.js';
import type { Picture } from './PictureDialog.js';
import { PictureTextFields } from './PictureTextFields.js';

interface CropDialogProps {
  picture: Picture | undefined;
  /** Called with the address of the new picture, if one was made. */
  onClose: (address?: string) => void;
}

/** A dialog that makes a new picture of a part of one. */
export function CropDialog({ picture, onClose }: CropDialogProps) {
  return (
    <Dialog
      title={labels.title}
      text={labels.text}
      size="large"
      isOpen={picture !== undefined}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      {picture === undefined ? null : <CropForm key={picture.id} picture={picture} onClose={onClose} />}
    </Dialog>
  );
}

function CropForm({ picture, onClose }: CropDialogProps & { picture: Picture }) {
  const change = useChange();
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [title, setTitle] = useState(labels.titleOf(picture.title));
  const [alt, setAlt] = useState(picture.alt ?? '');
  const [shape, setShape] = useState<Shape>('any');
  const [crop, setCrop] = useState<PercentCrop>();
  const { loading, errors, submit } = useSubmission();
  const { naturalWidth = 1, naturalHeight = 1 } = image.current ?? {};
  const part = crop && pixelsOf(crop, { width: naturalWidth, height: naturalHeight });
  const isWhole = part?.width === naturalWidth && part.height === naturalHeight;
  const disabledReason =
    part === undefined
      ? labels.notLoaded
      : isWhole
        ? labels.isWhole
        : title.trim() === ''
          ? adminFormLabels.form.needsTitle
          : undefined;

  const hasFrame = crop !== undefined;
  useEffect(() => {
    // The picture is loaded after the dialog has taken the focus.
    if (hasFrame) stage.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [hasFrame]);

  const frame = (next: Shape) => {
    const { naturalWidth: width = 1, naturalHeight: height = 1 } = image.current ?? {};
    const largest = { unit: '%', width: FIRST_SHARE, height: FIRST_SHARE } as const;
    const wanted = next === 'any' ? largest : fittingCrop(Number(next), width, height);
    setShape(next);
    setCrop(centerCrop(wanted, width, height));
  };
  const save = async () => {
    if (image.current === null || part === undefined) return;
    const made = await cropPicture(image.current, part, picture.type);
    if (made === undefined) throw new Error(labels.failed);
    const file = { title, alt, content: new Uint8Array(await made.arrayBuffer()) };
    const { result } = await change('media.add', { files: [file] }, { message: labels.done(title.trim()) });
    onClose(result.records[0]?.url);
  };

  return (
    <Form
      label={labels.title}
      submitLabel={labels.submit}
      onSubmit={() => void submit(save)}
      onCancel={() => onClose()}
      loading={loading}
      disabledReason={disabledReason}
      errors={errors}
      status={part === undefined ? undefined : labels.size(part.width, part.height)}
    >
      <div ref={stage} className={styles.stage}>
        <ReactCrop
          {...(crop === undefined ? {} : { crop })}
          {...(shape === 'any' ? {} : { aspect: Number(shape) })}
          keepSelection
          ruleOfThirds
          minWidth={SMALLEST_FRAME}
          minHeight={SMALLEST_FRAME}
          ariaLabels={ARIA_LABELS}
          onChange={(_, percent) => setCrop(percent)}
        >
          <img ref={image} className={styles.image} src={picture.url} alt="" onLoad={() => frame('any')} />
        </ReactCrop>
      </div>
      {picture.type === 'image/gif' ? <p className={styles.note}>{labels.still}</p> : null}
      <SelectField
        label={labels.shape}
        options={SHAPES}
        value={shape}
        onChange={({ currentTarget }) => frame(currentTarget.value as Shape)}
      />
      <PictureTextFields title={title} onTitle={setTitle} alt={alt} onAlt={setAlt} />
    </Form>
  );
}

type Shape = keyof typeof labels.shapes;

/** The share of a picture's sides that the frame takes at first, in percent. */
const FIRST_SHARE = 80;
/** On the screen, in pixels: what a finger can still take hold of. */
const SMALLEST_FRAME = 24;

const SHAPES = Object.entries(labels.shapes).map(([value, label]) => ({ value, label }));

const ARIA_LABELS = {
  cropArea: labels.frame,
  ...Object.fromEntries(
    Object.entries(labels.sides).map(([side, name]) => [`${side}DragHandle`, labels.handle(name)]),
  ),
} as ReactCropProps['ariaLabels'];

/** The largest part of a picture that has a shape. */
function fittingCrop(aspect: number, width: number, height: number): PercentCrop {
  const side = width / height > aspect ? { height: 100 } : { width: 100 };
  return makeAspectCrop({ unit: '%', ...side }, aspect, width, height);
}
