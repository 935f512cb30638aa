import { setFieldValue } from '@croupier/core';
import type { Entity } from '../../packages/core/src/model/entity.js';

/** A word, or a moment or its day. */
const CANARY = /canary\d+z|(\d{4}-\d\d-\d\d)(?:T[\d:.]+Z)?/g;

/** Makes unique values, so that each place where one appears is a leak. */
export class Canaries {
  /** Every canary, with the name of its field. */
  readonly planted = new Map<string, string>();
  #count = 0;

  /** A record with a canary in each chosen field that can hold one. */
  recordOf(
    entity: Pick<Entity, 'name' | 'fieldPaths' | 'check'>,
    fixed: Readonly<Record<string, unknown>>,
    isChosen: (fieldPath: Entity['fieldPaths'][number]) => boolean = () => true,
  ): Record<string, unknown> {
    const record: Record<string, unknown> = {};
    for (const fieldPath of entity.fieldPaths) {
      if (fieldPath.path[0] in fixed || !isChosen(fieldPath)) continue;
      const held = this.#valueFor(fieldPath.field.valueType.schema);
      if (held === undefined) continue;
      setFieldValue(record, fieldPath, held.value);
      this.planted.set(held.canary, `${entity.name} ${fieldPath.path.join('.')}`);
    }
    const check = entity.check({ ...record, ...fixed });
    if ('issues' in check) throw new Error(JSON.stringify(check.issues));
    return check.value as Record<string, unknown>;
  }

  /** A canary for a value that no entity declares. */
  word(about: string): string {
    const word = `canary${++this.#count}z`;
    this.planted.set(word, about);
    return word;
  }

  /** The canaries in a text, without the public ones. */
  toldIn(text: string, isPublic: ReadonlySet<string> = new Set()): string[] {
    const words = new Set<string>();
    for (const [found, day = found] of text.matchAll(CANARY)) words.add(found).add(day);
    return [...words]
      .filter((word) => this.planted.has(word) && !isPublic.has(word))
      .map((word) => `${word}: ${this.planted.get(word)}`);
  }

  #valueFor(schema: Entity['fieldPaths'][number]['field']['valueType']['schema']) {
    const n = ++this.#count;
    const word = `canary${n}z`;
    const moment = new Date(Date.UTC(1903, 0, 1) + n * 90_061_001).toISOString();
    const candidates: [canary: string, value: unknown][] = [
      [word, `Calm ${word}`],
      [word, word],
      [word, `<p>Calm ${word}</p>`],
      [word, `https://${word}.example/`],
      [word, `${word}@secret.example`],
      [word, [`Calm ${word}`]],
      [word, [`https://${word}.example/a.png`]],
      [word, [`calm @ 1 until 2999-12-31: Calm ${word}`]],
      [moment, moment],
      [moment.slice(0, 10), moment.slice(0, 10)],
    ];
    const found = candidates.find(([, value]) => {
      const parsed = schema.safeParse(value);
      return parsed.success && JSON.stringify(parsed.data) === JSON.stringify(value);
    });
    return found === undefined ? undefined : { canary: found[0], value: found[1] };
  }
}
