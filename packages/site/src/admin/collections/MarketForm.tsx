import { findMarket, MARKET_PROFILES, marketLines, type RuleName, ruleValueText } from '@croupier/core';
import { type FieldDescription, marketsCollection } from '@croupier/core/forms';
import { adminMarketLabels as labels } from '@croupier/core/messages';
import { EntityForm, FormField, type RecordFormProps } from '@croupier/ui/admin';
import { useState } from 'react';
import { MARKET_NAMES } from './market-names.js';

/** The rule that a field corrects, where it has another name. */
const RULES: Readonly<Record<string, RuleName>> = { helplineName: 'helpline', helplineUrl: 'helpline' };

/** A market: each field says what holds while it is blank, and where that was read. */
export function MarketForm(props: RecordFormProps) {
  const stored = props.value === undefined ? '' : String(Reflect.get(props.value, 'code') ?? '');
  const [code, setCode] = useState(stored);
  return (
    <EntityForm
      {...props}
      label={marketsCollection.title}
      fields={marketsCollection.fields}
      arrangement={marketsCollection.form}
      renderField={(field) =>
        field.path === 'code' ? (
          <FormField path="code" suggestions={MARKET_NAMES} onChange={(value) => setCode(String(value))} />
        ) : (
          <FormField path={field.path} hint={<FieldHint field={field} code={code} />} />
        )
      }
    />
  );
}

function FieldHint({ field: { path, help }, code }: { field: FieldDescription; code: string }) {
  const line = marketLines({}, MARKET_PROFILES[findMarket(code.trim()) ?? ''])[
    RULES[path] ?? (path as RuleName)
  ];
  if (line === undefined || line.isOwn) return help;
  return (
    <>
      {help} {labels.blank(ruleValueText(line.value))}{' '}
      <a href={line.source} target="_blank" rel="noreferrer">
        {line.isReported === true ? labels.source.reported : labels.source.read}
      </a>{' '}
      {labels.readOn(line.readOn)}
    </>
  );
}
