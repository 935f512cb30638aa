import { list } from '../../values/list.js';
import { singleLineText } from '../../values/text/text.js';
import { day } from '../../values/timestamp.js';
import { entity, type RecordOf } from '../entity.js';
import { defaulted, optional, required } from '../field.js';
import { createdAt, id, updatedAt } from '../system-fields.js';
import { registerEntries } from './register-entry.js';

/** A register: what an authority listed as licensed on a day. */
export const register = entity({
  name: 'register',
  plural: 'registers',
  title: 'Register',
  public: {},
  private: {
    id,
    authority: required(singleLineText(200), 'Authority is required', { title: 'Authority' }),
    /** Other names under which listings have it. */
    alsoCalled: defaulted(list(singleLineText(200)), [], { title: 'Also Called' }),
    /** The day of the list. */
    date: required(day, 'A date is required', { title: 'Date' }),
    file: optional(singleLineText(300), { title: 'File' }),
    entries: required(registerEntries, 'Entries are required', { title: 'Entries' }),
    createdAt,
    updatedAt,
  },
});

/** A stored register. */
export type Register = RecordOf<typeof register>;

/** The name of an authority as it is compared: without case, `the` and spaces that differ. */
export function comparedAuthority(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase().replace(/^the /, '');
}

/** Whether a register is of this authority, by its name or another one. */
export function isOfAuthority(
  { authority, alsoCalled }: Pick<Register, 'authority' | 'alsoCalled'>,
  name: string,
): boolean {
  const wanted = comparedAuthority(name);
  return [authority, ...alsoCalled].some((one) => comparedAuthority(one) === wanted);
}
