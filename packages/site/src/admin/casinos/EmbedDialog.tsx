import { marketName, type OperationInput } from '@croupier/core';
import { adminLabels, adminListingLabels } from '@croupier/core/messages';
import { Button, Dialog, SelectField, TextAreaField } from '@croupier/ui/admin';
import { useState } from 'react';
import { useQuestion } from '../backend/use-operations.js';
import { copyText } from '../copy-text.js';
import { Loaded } from '../Loaded.js';
import { optionsOf } from '../list/ListChoice.js';
import list from '../screens/list.module.css';

const { embed: labels } = adminLabels.casinoView;
const { embed: marketLabels } = adminListingLabels;

type Format = NonNullable<OperationInput<'embed.show'>['as']>[number];

/** The props of the dialog. */
interface EmbedDialogProps {
  slug: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The snippet that puts a casino's card into a page of another site. */
export function EmbedDialog({ slug, isOpen, onClose }: EmbedDialogProps) {
  const [format, setFormat] = useState<Format>('element');
  const [market, setMarket] = useState('');
  const markets = useQuestion('markets.list', {}).data?.records ?? [];
  const embed = useQuestion('embed.show', {
    casinos: [slug],
    as: [format],
    baseUrl: location.origin,
    ...(market === '' ? {} : { market }),
  });
  return (
    <Dialog
      size="large"
      title={labels.title}
      text={labels.text}
      isOpen={isOpen}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <div className={list.root}>
        <SelectField
          label={labels.format}
          options={optionsOf(labels.formats)}
          value={format}
          onChange={({ currentTarget }) => setFormat(currentTarget.value as Format)}
        />
        {markets.length === 0 ? null : (
          <SelectField
            label={marketLabels.market}
            options={[
              { value: '', label: marketLabels.asSite },
              ...markets.map(({ code }) => ({ value: code, label: marketName(code) })),
            ]}
            value={market}
            onChange={({ currentTarget }) => setMarket(currentTarget.value)}
          />
        )}
        <Loaded query={embed}>{({ snippets }) => <Snippet text={snippets[format] ?? ''} />}</Loaded>
      </div>
    </Dialog>
  );
}

function Snippet({ text }: { text: string }) {
  const copy = () => copyText(text, { title: labels.copied }, { title: labels.copyFailed });
  return (
    <>
      <TextAreaField label={labels.snippet} rows={8} value={text} readOnly dir="ltr" />
      <div>
        <Button onClick={() => void copy()}>{labels.copy}</Button>
      </div>
    </>
  );
}
