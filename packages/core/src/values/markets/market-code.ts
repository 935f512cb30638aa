import * as z from 'zod';
import { valueType } from '../value-type.js';
import { findMarket, isMarket, MARKET_CODES } from './market-names.js';

const message = 'must be a country like GB, or a state or province like CA-ON';

/** A market: a country by its ISO 3166-1 alpha-2 code, or a state or province of the USA or Canada by its ISO 3166-2 code. */
export const marketCode = valueType<string>({
  name: 'market',
  schema: () =>
    z
      .string(message)
      .overwrite((text) => findMarket(text) ?? text)
      .refine(isMarket, message),
  parse(text) {
    const code = findMarket(text);
    return code === undefined ? { fault: message } : { value: code };
  },
  format: (code) => code,
  choices: MARKET_CODES,
  input: { kind: 'text', maxLength: 100 },
});
