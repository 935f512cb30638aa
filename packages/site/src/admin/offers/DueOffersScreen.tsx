import { adminPath, type OperationResult } from '@croupier/core';
import { adminDueOfferLabels as labels } from '@croupier/core/messages';
import { Button, ButtonLink, EmptyState } from '@croupier/ui/admin';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useQuestion } from '../backend/use-operations.js';
import { Loaded } from '../Loaded.js';
import { ScreenHead } from '../ScreenHead.js';
import list from '../screens/list.module.css';
import { DueOffer } from './DueOffer.js';
import styles from './offers.module.css';

/** How many offers are asked for beside those left for later. */
const AHEAD = 5;

type DueBonus = OperationResult<'bonuses.due'>['records'][number];

/** The offers to check, one at a time, the longest waiting first; the focus follows from each to the next. */
export function DueOffersScreen() {
  const [later, setLater] = useState<readonly string[]>([]);
  // The offer stays while others come before it, so that no answer is given to another one.
  const [shown, setShown] = useState<string>();
  const [hasAnswered, setAnswered] = useState(false);
  const due = useQuestion('bonuses.due', { limit: AHEAD + later.length });
  const { total, expired } = due.data ?? {};
  const current = currentOffer(due.data?.records ?? [], shown, later);
  if (current?.id !== shown) setShown(current?.id);
  const leave = (id: string) => {
    setAnswered(true);
    setLater([...later, id]);
  };
  return (
    <div className={list.root}>
      <ScreenHead
        title={labels.title}
        text={total === undefined || expired === undefined ? '' : labels.count(total, expired)}
        isLive
        actions={
          <ButtonLink variant="plain" href={adminPath('bonuses')}>
            {labels.toBonuses}
          </ButtonLink>
        }
      />
      <Loaded query={due}>
        {() =>
          current === undefined ? (
            <Focused
              key="none"
              takesFocus={hasAnswered}
              title={later.length === 0 ? labels.none : labels.onlyLater}
            >
              <EmptyState
                title={later.length === 0 ? labels.none : labels.onlyLater}
                text={labels.noneText}
                action={
                  later.length === 0 ? undefined : (
                    <Button onClick={() => setLater([])}>{labels.showLater(later.length)}</Button>
                  )
                }
              />
            </Focused>
          ) : (
            <Focused key={current.id} takesFocus={hasAnswered} title={`${current.title}, ${current.casino}`}>
              <DueOffer
                offer={current}
                onAnswered={() => setAnswered(true)}
                onLater={() => leave(current.id)}
              />
            </Focused>
          )
        }
      </Loaded>
    </div>
  );
}

function currentOffer(
  records: readonly DueBonus[],
  shown: string | undefined,
  later: readonly string[],
): DueBonus | undefined {
  const open = records.filter(({ id }) => !later.includes(id));
  return open.find(({ id }) => id === shown) ?? open[0];
}

/** A part that takes the focus when it comes in the place of another, so that it is read aloud and the keyboard goes on from it. */
function Focused({
  takesFocus,
  title,
  children,
}: {
  takesFocus: boolean;
  title: string;
  children: ReactNode;
}) {
  const id = useId();
  const part = useRef<HTMLElement>(null);
  const isNext = useRef(takesFocus);
  useEffect(() => {
    if (isNext.current) part.current?.focus();
  }, []);
  return (
    <section ref={part} tabIndex={-1} aria-labelledby={id} className={styles.offer}>
      <h2 id={id} className="cr-visually-hidden">
        {title}
      </h2>
      {children}
    </section>
  );
}
