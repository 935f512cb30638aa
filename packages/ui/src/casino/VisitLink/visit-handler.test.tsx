// @vitest-environment jsdom
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { BonusCard } from '../../bonus/BonusCard/BonusCard.js';
import { bonusCardProps, casinoCardProps, compareTableProps, toplistProps } from '../../own-data.js';
import { CasinoCard } from '../CasinoCard/CasinoCard.js';
import { CompareTable } from '../CompareTable/CompareTable.js';
import { Toplist } from '../Toplist/Toplist.js';
import type { VisitHandlerProps } from './visit-handler.js';

const acme = { name: 'Acme', score: 8, visitUrl: 'https://acme.example/' };
const bonus = { title: 'Spins', casino: 'Acme', visitUrl: acme.visitUrl };

test.each<[string, (onVisit: VisitHandlerProps['onVisit']) => ReactElement]>([
  ['a card', (onVisit) => <CasinoCard {...casinoCardProps(acme)} onVisit={onVisit} />],
  ['a toplist', (onVisit) => <Toplist {...toplistProps([acme])} onVisit={onVisit} />],
  ['a comparison', (onVisit) => <CompareTable {...compareTableProps([acme])} onVisit={onVisit} />],
  ['a bonus', (onVisit) => <BonusCard {...bonusCardProps(bonus)} onVisit={onVisit} />],
])('the visit link of %s tells who leaves for which casino, and can be kept back', (_, card) => {
  const onVisit = vi.fn<NonNullable<VisitHandlerProps['onVisit']>>((_visit, event) => event.preventDefault());
  const container = document.body.appendChild(document.createElement('div'));
  flushSync(() => createRoot(container).render(card(onVisit)));
  const link = container.querySelector('[data-croupier-visit]') as HTMLElement;
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.dispatchEvent(click);
  expect(onVisit.mock.lastCall?.[0]).toMatchObject({ slug: 'acme', href: 'https://acme.example/' });
  expect(click.defaultPrevented).toBe(true);
});
