'use client';

import { adminFormLabels } from '@croupier/core/messages';
import { Link2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ClassNameProps } from '../../../parts/class-names.js';
import { Field, type FieldTextProps } from '../../../parts/Field/Field.js';
import { useFormLabels } from '../../form-labels.js';
import type { FieldContract } from '../field-contract.js';
import { fieldFrame } from '../field-frame.js';
import { useFieldValue } from '../use-field-value.js';
import { useLookup } from '../use-lookup.js';
import styles from './SlugField.module.css';
import { useSlugMakers } from './use-slug-makers.js';

/** The props of a field for a slug. */
export interface SlugFieldProps extends FieldTextProps, ClassNameProps, FieldContract<string> {
  /** The name or title that the slug is made from until it is changed by hand. */
  source?: string | undefined;
  /** Whether it follows the name at first; by default where it is empty. */
  followsSource?: boolean | undefined;
  /** Makes a slug of a name; the rule of casinos and posts by default. */
  makeSlug?: ((name: string) => string) | undefined;
  /** The address of the page with a slug, for the preview. */
  addressOf?: ((slug: string) => string) | undefined;
  /** Who has a slug already; undefined where it is free. Asked half a second after the last key. */
  findHolder?: ((slug: string) => Promise<string | undefined>) | undefined;
}

const LOOKUP_DELAY_MS = 500;

/** The part of the address that names a record: made from the name, shown as the whole address, checked for who has it. */
export function SlugField({
  source = '',
  followsSource,
  makeSlug,
  addressOf,
  findHolder,
  ...props
}: SlugFieldProps) {
  const { error, name, disabled } = props;
  const labels = useFormLabels('slug', adminFormLabels.slug);
  const input = useRef<HTMLInputElement>(null);
  const { value, change, blurProps, attributes } = useFieldValue<string>(props, '', input);
  const [isFollowing, setFollowing] = useState(followsSource ?? value === '');
  const makers = useSlugMakers();
  const made = (makeSlug ?? makers?.slugOf)?.(source) ?? '';
  const isKnown = (makeSlug ?? makers) !== undefined;
  // A slug that only follows the name is made free by a number; one that was typed is kept, or refused.
  const isNumbered = followsSource === true && value !== '' && value === made;
  const find = useMemo(
    () => findHolder && ((slug: string) => takenSlug(slug, findHolder, isNumbered)),
    [findHolder, isNumbered],
  );
  const taken = useLookup(value || undefined, find, LOOKUP_DELAY_MS);

  const follow = useRef((_made: string) => {});
  useEffect(() => {
    follow.current = (next) => (next === value ? undefined : change(next));
  });
  useEffect(() => {
    if (isKnown && isFollowing && source !== '') follow.current(made);
  }, [isKnown, isFollowing, source, made]);

  const isRefused = taken !== undefined && taken.free === undefined;
  const refusal = isRefused ? labels.taken(value, taken.holder) : undefined;
  const numbered = taken?.free;
  return (
    <Field {...fieldFrame(props)} error={error || refusal}>
      {(control) => (
        <div className={styles.root} {...blurProps}>
          <div className={styles.row}>
            <input
              {...attributes}
              {...control}
              ref={input}
              name={name}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              disabled={disabled}
              value={value}
              onChange={(event) => {
                setFollowing(false);
                change(event.currentTarget.value);
              }}
            />
            {isFollowing || made === '' || made === value || disabled ? null : (
              <button type="button" className={styles.make} onClick={() => change(made)}>
                <Link2 aria-hidden="true" className={styles.icon} />
                {labels.fromName}
              </button>
            )}
          </div>
          <p className={styles.address} role="status">
            {numbered === undefined ? null : `${labels.numbered(taken?.holder ?? '', numbered)} `}
            {addressOf === undefined || value === '' ? null : (
              <bdi dir="ltr">{addressOf(numbered ?? value)}</bdi>
            )}
          </p>
        </div>
      )}
    </Field>
  );
}

interface TakenSlug {
  holder: string;
  /** The slug that the record gets instead. */
  free?: string;
}

async function takenSlug(
  slug: string,
  findHolder: NonNullable<SlugFieldProps['findHolder']>,
  isNumbered: boolean,
): Promise<TakenSlug | undefined> {
  const holder = await findHolder(slug);
  if (holder === undefined) return undefined;
  if (!isNumbered) return { holder };
  let number = 2;
  while ((await findHolder(`${slug}-${number}`)) !== undefined) number++;
  return { holder, free: `${slug}-${number}` };
}
