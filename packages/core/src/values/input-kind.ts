/** How a form asks for a value: the kind of its control and the bounds, as plain JSON. */
export type InputKind =
  | { readonly kind: TextKind | 'text-list' | 'source-list' | 'update-list'; readonly maxLength: number }
  | { readonly kind: 'number' | 'decimal'; readonly min: number; readonly max: number }
  | { readonly kind: 'score' | 'stars'; readonly min: number; readonly max: number; readonly step: number }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: PlainKind };

type TextKind =
  | 'text'
  | 'multi-line'
  | 'html'
  | 'money'
  | 'slug'
  | 'web-address'
  | 'path-or-web-address'
  | 'redirect-target'
  | 'email'
  | 'source'
  | 'update';
type PlainKind =
  | 'image'
  | 'image-list'
  | 'country'
  | 'country-list'
  | 'color'
  | 'date'
  | 'timestamp'
  | 'flag'
  | 'id';

/** Whether what is asked for is a number. */
export function isNumberInput({ kind }: InputKind): boolean {
  return kind === 'number' || kind === 'decimal' || kind === 'score' || kind === 'stars';
}

/** How a form asks for a list of such values; a list of other kinds is asked for as texts. */
export function listInput(item: InputKind): InputKind {
  if (item.kind === 'image' || item.kind === 'country') return { kind: `${item.kind}-list` };
  if (item.kind === 'source' || item.kind === 'update')
    return { kind: `${item.kind}-list`, maxLength: item.maxLength };
  return { kind: 'text-list', maxLength: 'maxLength' in item ? item.maxLength : 300 };
}
