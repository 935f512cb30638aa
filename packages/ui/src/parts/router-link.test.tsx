import type { AnchorHTMLAttributes, ReactNode, RefAttributes } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ButtonLink } from './ButtonLink/ButtonLink.js';
import type { LinkComponent } from './link-component.js';
import { routerLink } from './router-link.js';

test("React Router's link draws links by its own rules, and is the same component each time", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter basename="/shop" initialEntries={['/shop']}>
      <ButtonLink href="/compare" linkComponent={routerLink(Link)}>
        Compare
      </ButtonLink>
    </MemoryRouter>,
  );
  expect(html).toContain('href="/shop/compare"');
  expect(html).not.toContain(' to=');
  expect(routerLink(Link)).toBe(routerLink(Link));
});

test('a link component may demand an address, and take more than one kind of it, as that of Next does', () => {
  type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
    href: string | { pathname: string };
    prefetch?: boolean;
    children?: ReactNode;
  } & RefAttributes<HTMLAnchorElement>;
  const NextLike = ({ href, prefetch, ...rest }: Props) => (
    <a {...rest} href={typeof href === 'string' ? href : href.pathname} data-prefetch={prefetch} />
  );
  const linkComponent: LinkComponent = NextLike;
  const html = renderToStaticMarkup(
    <ButtonLink href="/compare" linkComponent={linkComponent}>
      Compare
    </ButtonLink>,
  );
  expect(html).toMatch(/^<a [^>]*href="\/compare"/);
});
