import type { AnchorHTMLAttributes, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { demoPage, samplePage } from '../stories/sample-pages.js';
import * as pages from './index.js';

/** A router's link: the mark shows where it was drawn. */
function RouterLink(props: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...props} data-router="" />;
}

const linkComponent = RouterLink;
const chosenCountry = { query: 'country=MT' };
const compared = { query: 'c=copper-heron,lantern-quay' };
const copperHeron = { slug: 'copper-heron' };
const post = { slug: 'how-to-read-bonus-terms' };

const author = { slug: 'ines-valkama' };

const RENDERED: Record<keyof typeof pages, ReactElement> = {
  AuthorPage: <pages.AuthorPage {...samplePage('author', author)} {...{ linkComponent }} />,
  ToplistPage: <pages.ToplistPage {...samplePage('toplist', { slug: 'live' })} {...{ linkComponent }} />,
  BestCasinosPage: <pages.BestCasinosPage {...samplePage('best-casinos')} {...{ linkComponent }} />,
  BlacklistedPage: <pages.BlacklistedPage {...samplePage('blacklisted')} {...{ linkComponent }} />,
  BlogPage: <pages.BlogPage {...samplePage('blog')} {...{ linkComponent }} />,
  BonusesPage: <pages.BonusesPage {...samplePage('bonuses')} {...{ linkComponent }} />,
  CasinosByCountryPage: (
    <pages.CasinosByCountryPage {...samplePage('casinos-by-country', chosenCountry)} {...{ linkComponent }} />
  ),
  CasinoReview: <pages.CasinoReview {...samplePage('review', copperHeron)} {...{ linkComponent }} />,
  ComparePage: <pages.ComparePage {...samplePage('compare', compared)} {...{ linkComponent }} />,
  ComplaintsPage: <pages.ComplaintsPage {...samplePage('complaints')} {...{ linkComponent }} />,
  CustomPage: <pages.CustomPage {...samplePage('custom-page', { slug: 'terms' })} {...{ linkComponent }} />,
  ForgotPasswordPage: <pages.ForgotPasswordPage {...samplePage('forgot-password')} {...{ linkComponent }} />,
  ForumPage: <pages.ForumPage {...samplePage('forum')} {...{ linkComponent }} />,
  GamesPage: <pages.GamesPage {...samplePage('games')} {...{ linkComponent }} />,
  GonePage: <pages.GonePage {...samplePage('gone')} {...{ linkComponent }} />,
  GuidesPage: <pages.GuidesPage {...samplePage('guides')} {...{ linkComponent }} />,
  HomePage: <pages.HomePage {...samplePage('home')} {...{ linkComponent }} />,
  LoginPage: <pages.LoginPage {...demoPage('login')} {...{ linkComponent }} />,
  MessagePage: (
    <pages.MessagePage
      {...samplePage('gone')}
      {...{ linkComponent }}
      title="One thing"
      text="And no more."
      action={{ label: 'On', href: '/' }}
    />
  ),
  NewsPage: <pages.NewsPage {...samplePage('news')} {...{ linkComponent }} />,
  NotFoundPage: <pages.NotFoundPage {...samplePage('not-found')} {...{ linkComponent }} />,
  PostPage: <pages.PostPage {...samplePage('post', post)} {...{ linkComponent }} />,
  ProfilePage: <pages.ProfilePage {...demoPage('profile')} {...{ linkComponent }} />,
  RatingMethodPage: <pages.RatingMethodPage {...samplePage('rating-method')} {...{ linkComponent }} />,
  RegisterPage: <pages.RegisterPage {...samplePage('register')} {...{ linkComponent }} />,
  ReviewPage: <pages.ReviewPage {...samplePage('review', copperHeron)} {...{ linkComponent }} />,
  ReviewsPage: <pages.ReviewsPage {...samplePage('reviews')} {...{ linkComponent }} />,
  SearchPage: <pages.SearchPage {...samplePage('search', { query: 'q=bonus' })} {...{ linkComponent }} />,
  TournamentsPage: <pages.TournamentsPage {...samplePage('tournaments')} {...{ linkComponent }} />,
};

test.each(Object.entries(RENDERED))(
  'every internal link of the %s is rendered by linkComponent',
  (name, page) => {
    const html = renderToStaticMarkup(page);
    const drawn = htmlStringsOf(page.props).reduce((rest, written) => rest.replace(written, ''), html);
    const inside = (drawn.match(/<a [^>]*>/g) ?? [])
      .filter((link) => /href="\/(?!\/)/.test(link))
      // No router leads to a picture.
      .filter((link) => !/href="[^"]*\.webp"/.test(link));
    expect(inside.length).toBeGreaterThan(name.endsWith('Page') ? 5 : 1);
    expect(inside.filter((link) => !link.includes('data-router'))).toEqual([]);
  },
);

/** The HTML that staff wrote: links in it stay as written. */
function htmlStringsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.includes('<a ') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(htmlStringsOf);
}
