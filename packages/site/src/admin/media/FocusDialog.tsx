import { adminFocusLabels as labels } from '@croupier/core/messages';
import { Dialog, Form, NumberField, type NumberFieldValue, ReasonedButton } from '@croupier/ui/admin';
import { type PointerEvent, useState } from 'react';
import { useChange } from '../backend/use-operations.js';
import { useSubmission } from '../backend/use-submission.js';
import styles from './FocusDialog.module.css';
import type { Picture } from './PictureDialog.js';

interface FocusDialogProps {
  picture: Picture | undefined;
  onClose: () => void;
}

/** A dialog for the point of a picture that stays in sight where the picture is cut. */
export function FocusDialog({ picture, onClose }: FocusDialogProps) {
  return (
    <Dialog
      title={labels.title}
      text={labels.text}
      size="large"
      isOpen={picture !== undefined}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      {picture === undefined ? null : <FocusForm key={picture.id} picture={picture} onClose={onClose} />}
    </Dialog>
  );
}

const MIDDLE = { x: 50, y: 50 };
const SHAPES = Object.keys(labels.shapes) as (keyof typeof labels.shapes)[];

function FocusForm({ picture, onClose }: FocusDialogProps & { picture: Picture }) {
  const change = useChange();
  const [x, setX] = useState<NumberFieldValue>(picture.focus?.x ?? MIDDLE.x);
  const [y, setY] = useState<NumberFieldValue>(picture.focus?.y ?? MIDDLE.y);
  const { loading, errors, submit } = useSubmission();
  const isSound = isShare(x) && isShare(y);
  const point = isSound ? { x, y } : MIDDLE;
  const isMiddle = x === MIDDLE.x && y === MIDDLE.y;
  const show = ({ currentTarget, clientX, clientY, buttons }: PointerEvent<HTMLElement>) => {
    if (buttons === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setX(share(clientX - left, width));
    setY(share(clientY - top, height));
  };
  const save = async () => {
    const changes = { focus: isMiddle || !isSound ? null : { x, y } };
    await change('media.edit', { record: picture.id, changes }, { message: labels.done(picture.title) });
    onClose();
  };
  const position = { objectPosition: `${point.x}% ${point.y}%` };

  return (
    <Form
      label={labels.title}
      onSubmit={() => void submit(save)}
      onCancel={onClose}
      loading={loading}
      disabledReason={isSound ? undefined : labels.outside}
      errors={errors}
    >
      <div className={styles.stage}>
        <div
          className={styles.picture}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            show(event);
          }}
          onPointerMove={show}
        >
          <img className={styles.image} src={picture.url} alt={picture.alt ?? ''} draggable={false} />
          <span className={styles.point} style={{ left: `${point.x}%`, top: `${point.y}%` }} />
        </div>
      </div>
      <div className={styles.fields}>
        <NumberField
          label={labels.x}
          min={0}
          max={100}
          value={x}
          onChange={({ target }) => setX(target.value)}
        />
        <NumberField
          label={labels.y}
          min={0}
          max={100}
          value={y}
          onChange={({ target }) => setY(target.value)}
        />
        <ReasonedButton
          variant="plain"
          disabledReason={isMiddle ? labels.isMiddle : undefined}
          onClick={() => {
            setX(MIDDLE.x);
            setY(MIDDLE.y);
          }}
        >
          {labels.middle}
        </ReasonedButton>
      </div>
      <fieldset className={styles.previews}>
        <legend>{labels.previews}</legend>
        {SHAPES.map((shape) => (
          <figure key={shape} className={styles.preview} data-shape={shape}>
            <img src={picture.url} alt="" style={position} />
            <figcaption>{labels.shapes[shape]}</figcaption>
          </figure>
        ))}
      </fieldset>
    </Form>
  );
}

function isShare(value: NumberFieldValue): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100;
}

/** A length as a share of another, in whole percent. */
function share(length: number, whole: number): number {
  return Math.min(100, Math.max(0, Math.round((length / whole) * 100)));
}
