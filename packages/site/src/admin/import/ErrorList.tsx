import type { ImportSummary } from '@croupier/core';
import { messages } from '@croupier/core/messages';

interface ErrorListProps {
  errors: ImportSummary['errors'];
  /** How many are listed; the others are counted. */
  most: number;
  className?: string | undefined;
}

/** The first errors of an import in words. */
export function ErrorList({ errors, most, className }: ErrorListProps) {
  return (
    <>
      <ul className={className}>
        {errors.slice(0, most).map(({ row, column, message }) => (
          <li key={`${row} ${column} ${message}`} dir="auto">
            {message}
          </li>
        ))}
      </ul>
      {errors.length > most ? <p>{messages.casinoImport.more(errors.length - most)}</p> : null}
    </>
  );
}
