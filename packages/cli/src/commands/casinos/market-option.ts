import { findMarket, MARKET_CODES, marketName } from '@croupier/core';
import { Option } from 'commander';
import { didYouMean } from '../../command-line/did-you-mean.js';
import { usageProblem } from '../../terminal/errors/error-output.js';

/** `--market`: a country, or a state or province, by its code or English name. */
export function marketOption(help: string): Option {
  return new Option('--market <market>', help).argParser(parseMarket);
}

function parseMarket(text: string): string {
  const code = findMarket(text.trim());
  if (code !== undefined) return code;
  const names = MARKET_CODES.map((one) => marketName(one));
  throw usageProblem(
    `--market must name a country, or a state or province with a law of its own, not '${text}'`,
    didYouMean(text, names) ?? 'Give it as --market GB, --market CA-ON or --market Ontario.',
  );
}
