/** The value of a line of the rules of a market, as people read it. */
export function ruleValueText(value: unknown): string {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'object' && value !== null && 'href' in value && 'name' in value)
    return `${value.name}, ${value.href}`;
  return String(value);
}
