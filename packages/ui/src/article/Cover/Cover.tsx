import { classNames } from '../../parts/class-names.js';
import { tintOf } from '../../parts/monogram.js';
import { Picture } from '../../parts/Picture/Picture.js';
import picture from '../../parts/picture.module.css';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import styles from './Cover.module.css';

/** The props of a cover. */
export interface CoverProps extends RootProps {
  /** The address of the picture; a suit of cards on a tint takes its place without one. */
  image?: string | undefined;
  /** The category of the article; decides the suit and the tint if there is no picture. */
  category: string;
  /** True for the first thing on a page: it is fetched before all others. */
  isFirst?: boolean;
}

/** The four suits, each as one path in a square of 24. */
const SUIT_PATHS = [
  'M12 2c3 4 8 7 8 11.5A4.2 4.2 0 0 1 13 16.6c.2 2.2.9 3.9 2.2 5.4H8.8c1.3-1.5 2-3.2 2.2-5.4A4.2 4.2 0 0 1 4 13.5C4 9 9 6 12 2z',
  'M12 21C6 16 2.5 12.8 2.5 8.6A4.9 4.9 0 0 1 12 6.5a4.9 4.9 0 0 1 9.5 2.1C21.5 12.8 18 16 12 21z',
  'M12 2l8 10-8 10-8-10z',
  'M12 2a4.6 4.6 0 0 1 3.8 7.2 4.6 4.6 0 1 1-2.9 7.6c.2 2 .9 3.7 2.3 5.2H8.8c1.4-1.5 2.1-3.2 2.3-5.2a4.6 4.6 0 1 1-2.9-7.6A4.6 4.6 0 0 1 12 2z',
] as const;

/** The same suits as letters. */
const SUIT_LETTERS = ['♠', '♥', '♦', '♣'] as const;

/** An article's picture, of one shape whatever its own; a suit of cards where it has none or it does not load. */
export function Cover({ image, category, isFirst = false, ...root }: CoverProps) {
  const suit = suitIndex(category);
  return (
    <div {...rootAttributes(root, styles.root)} data-part="cover" data-tint={tintOf(category)}>
      <svg className={styles.suit} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={SUIT_PATHS[suit]} />
      </svg>
      {image === undefined ? null : (
        <Picture
          className={classNames(styles.image, picture.filling)}
          src={image}
          alt=""
          sizes={isFirst ? '(width < 70rem) 100vw, 1120px' : '(width < 40rem) 100vw, 400px'}
          data-suit={`${SUIT_LETTERS[suit]}\u{fe0e}`}
          width="1280"
          height="720"
          isFirst={isFirst}
        />
      )}
    </div>
  );
}

function suitIndex(category: string): number {
  let sum = 0;
  for (const character of category) sum += character.codePointAt(0) ?? 0;
  return sum % SUIT_PATHS.length;
}
