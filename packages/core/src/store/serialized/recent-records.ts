/** So many records are kept at most; rows of a file that name one stand close to each other. */
const MOST_KEPT = 100;

/** The records of a collection that a transaction read last, until one changes: rows of a file name the same ones again and again. */
export class RecentRecords<T extends { id: string }> {
  readonly byId = new Map<string, T>();
  readonly bySlug = new Map<string, T>();

  keep(record: T): void {
    if (this.byId.size >= MOST_KEPT) this.clear();
    this.byId.set(record.id, record);
    if ('slug' in record) this.bySlug.set(record.slug as string, record);
  }

  clear(): void {
    if (this.byId.size === 0) return;
    this.byId.clear();
    this.bySlug.clear();
  }
}
