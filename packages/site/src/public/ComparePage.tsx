import type { CompareView } from '@croupier/core';
import { casinoLabels } from '@croupier/core/messages';
import {
  ButtonLink,
  ChoiceLinks,
  ComparePicker,
  CompareTable,
  EmptyState,
  Notice,
  PageFrame,
  SectionHeading,
} from '@croupier/ui';
import styles from './casinos.module.css';

const words = casinoLabels.compare;

/** Two to four casinos side by side; with fewer, the way to choose them. */
export function ComparePage({
  title,
  casinos,
  groups,
  choices,
  notes,
  start,
  picker,
  ...frame
}: CompareView) {
  const isTable = choices.length > 0;
  const [first] = casinos;
  return (
    <PageFrame {...frame} hasOffers={isTable}>
      <div className={styles.root}>
        <SectionHeading
          level="h1"
          title={title}
          text={words.text}
          {...(casinos.length === 0
            ? {}
            : {
                action: (
                  <ButtonLink href={start} look="quiet">
                    {words.startAgain}
                  </ButtonLink>
                ),
              })}
        />
        {notes.length === 0 ? null : (
          <Notice tone="fair" isLive>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </Notice>
        )}
        {isTable ? <ChoiceLinks label={words.rows} choices={choices} /> : null}
        {isTable && groups.length === 0 ? <EmptyState title={words.alike} text={words.alikeText} /> : null}
        {isTable ? <CompareTable casinos={casinos} groups={groups} /> : null}
        {isTable || first === undefined ? null : (
          <Notice title={words.oneMore}>{words.oneMoreText(first.name)}</Notice>
        )}
        {picker === undefined ? null : (
          <ComparePicker {...picker} title={isTable ? words.add : words.choose} />
        )}
      </div>
    </PageFrame>
  );
}
