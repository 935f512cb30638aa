import { type ClassNameProps, classNames } from '../class-names.js';
import type { Drawing } from './drawings.js';
import styles from './Icon.module.css';

interface IconProps extends ClassNameProps {
  drawing: Drawing;
}

/** An icon in the size and color of the words around it, which say the same: screen readers pass over it. */
export function Icon({ drawing, className }: IconProps) {
  return (
    <svg className={classNames(className, styles.root)} viewBox="0 0 24 24" aria-hidden="true">
      {drawing.map(([Shape, attributes]) => (
        <Shape key={JSON.stringify(attributes)} {...attributes} />
      ))}
    </svg>
  );
}
