'use client';

import { findHtmlFaults, type HtmlFault } from '@croupier/core/html';
import { useDeferredValue, useId, useMemo, useRef } from 'react';
import { useEditorLabels } from './editor-labels.js';
import styles from './HtmlSource.module.css';

/** The props of the source of a text. */
interface HtmlSourceProps {
  id: string;
  label: string;
  describedBy: string | undefined;
  value: string;
  disabled: boolean;
  onChange: (source: string) => void;
}

/** The HTML of a text, with what is not stored as it is written. */
export function HtmlSource({ id, label, describedBy, value, disabled, onChange }: HtmlSourceProps) {
  const labels = useEditorLabels();
  const area = useRef<HTMLTextAreaElement>(null);
  const faultsId = useId();
  const deferred = useDeferredValue(value);
  const faults = useMemo(() => findHtmlFaults(deferred), [deferred]);

  function goTo({ line, column }: HtmlFault) {
    const before = value.split('\n').slice(0, line - 1);
    const at = before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
    area.current?.focus();
    area.current?.setSelectionRange(at, at);
  }

  return (
    <>
      <textarea
        ref={area}
        id={id}
        className={styles.area}
        aria-label={labels.sourceField(label)}
        aria-describedby={[describedBy, faultsId].filter(Boolean).join(' ')}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="none"
        disabled={disabled}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div id={faultsId} className={styles.faults} role="status">
        {faults.length === 0 ? labels.sound : labels.faults(faults.length)}
        {faults.length === 0 ? null : (
          <ul className={styles.list}>
            {faults.map((fault) => (
              <li key={`${fault.line} ${fault.column} ${fault.reason} ${fault.name}`}>
                <button type="button" className={styles.fault} onClick={() => goTo(fault)}>
                  {labels.fault(fault.line, labels.faultTexts[fault.reason](fault.name))}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

const BLOCK_END =
  /(<\/(?:p|h[1-6]|ul|ol|li|blockquote|pre|table|tr|dl|details|figure|section|div)>|<hr>)(?=<)/g;

/** HTML with a line for each block, as people read it. */
export function readableSource(html: string): string {
  return html.replace(BLOCK_END, '$1\n');
}
