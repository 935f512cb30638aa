/** Puts a value into the form around it, once for each item of a list; nothing where the field has no name. */
export function SubmittedValue({
  name,
  value,
  disabled,
}: {
  name: string | undefined;
  value: string | readonly string[];
  disabled: boolean | undefined;
}) {
  if (name === undefined || disabled) return null;
  const values = typeof value === 'string' ? [value] : value;
  return values.map((one) => <input key={one} type="hidden" name={name} value={one} />);
}
