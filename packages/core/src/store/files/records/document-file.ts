import { LowSync } from 'lowdb';

/** A document's file under lowdb; what is written is handed over as text, for the commit to make durable. */
export function documentFile(
  read: () => string | undefined,
  write: (text: string) => void = () => undefined,
): LowSync<unknown> {
  return new LowSync<unknown>(
    {
      read() {
        const text = read();
        return text === undefined ? null : (JSON.parse(text) as unknown);
      },
      write: (value) => write(`${JSON.stringify(value, null, 2)}\n`),
    },
    {},
  );
}
