'use client';

import { adminFormLabels } from '@croupier/core/messages';
import { type RefObject, useImperativeHandle, useRef } from 'react';
import { useFormLabels } from '../../form-labels.js';
import type { FieldContract, FieldHandle } from '../field-contract.js';
import { NumberField, type NumberFieldProps, type NumberFieldValue } from '../NumberField/NumberField.js';

/** The props of a field for stars; its value is the score that they stand for. */
export interface StarsFieldProps
  extends Omit<NumberFieldProps, keyof FieldContract<NumberFieldValue> | 'min' | 'max' | 'step' | 'after'>,
    FieldContract<NumberFieldValue> {}

/** A score, given in stars from 0 to 5: the value is twice the number that is typed. */
export function StarsField({ value, defaultValue, onChange, onBlur, ref, name, ...props }: StarsFieldProps) {
  const labels = useFormLabels('score', adminFormLabels.score);
  const stars = useRef<FieldHandle<NumberFieldValue>>(null);
  useScoreHandle(ref, stars, name);
  const toScore = (event: Parameters<NonNullable<typeof onChange>>[0]) => ({
    ...event,
    target: { name: name ?? '', value: scoreOf(event.target.value) },
  });
  return (
    <NumberField
      {...props}
      ref={stars}
      name={name}
      min={0}
      max={5}
      step={0.1}
      after={labels.of(5)}
      {...(value === undefined ? {} : { value: starsOf(value) })}
      {...(defaultValue === undefined ? {} : { defaultValue: starsOf(defaultValue) })}
      onChange={(event) => onChange?.(toScore(event))}
      onBlur={(event) => onBlur?.(toScore(event))}
    />
  );
}

function useScoreHandle(
  ref: FieldContract<NumberFieldValue>['ref'],
  stars: RefObject<FieldHandle<NumberFieldValue> | null>,
  name = '',
): void {
  useImperativeHandle(ref, (): FieldHandle<NumberFieldValue> => {
    return {
      name,
      get value() {
        return scoreOf(stars.current?.value ?? null);
      },
      set value(score) {
        if (stars.current !== null) stars.current.value = starsOf(score);
      },
      focus: () => stars.current?.focus(),
    };
  }, [stars, name]);
}

function starsOf(score: NumberFieldValue): NumberFieldValue {
  return typeof score === 'number' ? fiveDecimals(score / 2) : score;
}

function scoreOf(stars: NumberFieldValue): NumberFieldValue {
  return typeof stars === 'number' ? fiveDecimals(stars * 2) : stars;
}

function fiveDecimals(number: number): number {
  return Math.round(number * 100_000) / 100_000;
}
