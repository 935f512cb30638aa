'use client';

import type { TextPart } from '@croupier/core/forms';
import styles from './RecordDiff.module.css';

/** The props of one side of two texts. */
interface WordDiffProps {
  /** What is the same in both, and what only one has. */
  parts: readonly TextPart[];
  /** Which of the two is shown. */
  side: 'before' | 'after';
}

/** So many characters stay around a change. */
const CONTEXT = 60;

/** One of two texts, with the words that the other lacks marked. What is the same and far from a change is left out. */
export function WordDiff({ parts, side }: WordDiffProps) {
  const left = side === 'before' ? 'added' : 'removed';
  const Changed = side === 'before' ? 'del' : 'ins';
  return (
    <span dir="auto">
      {parts.map((part, at) => {
        if (part.kind === left) return null;
        const key = `${at} ${part.kind}`;
        if (part.kind === 'same')
          return <span key={key}>{shortened(part, at === 0, at === parts.length - 1)}</span>;
        return (
          <Changed key={key} className={styles[Changed]}>
            {part.text}
          </Changed>
        );
      })}
    </span>
  );
}

/** What is the same, with its middle left out, or its ends at the ends of the text. */
function shortened({ text }: TextPart, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 2 * CONTEXT) return text;
  const start = isFirst ? '' : text.slice(0, CONTEXT);
  const end = isLast ? '' : text.slice(-CONTEXT);
  return `${start} … ${end}`;
}
