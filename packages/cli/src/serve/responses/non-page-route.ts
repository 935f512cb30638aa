import type { PublicCatalogue, StorageAdapter } from '@croupier/core';
import type { PictureMaker } from '../../pictures/picture-maker.js';
import type { ResponseContent } from '../response-content.js';
import type { CustomStylesheet } from './custom-stylesheet.js';

/** The sources of responses that are not pages. */
export interface RenderContext {
  catalogue: PublicCatalogue;
  storage: Pick<StorageAdapter, 'media'>;
  /** Makes variants of pictures. */
  pictures: PictureMaker;
  /** The style sheets of pages. */
  stylesheets: readonly string[];
  /** The sheet of the custom CSS. */
  customStylesheet: CustomStylesheet | undefined;
  /** Draws the page of a path. */
  renderPage(
    path: string,
    query?: string,
  ): Promise<{ status: number; headers: Record<string, string>; html: string }>;
}

/** Makes the content of a response; undefined if that is gone. */
export type CreateResponse = () => ResponseContent | undefined | Promise<ResponseContent | undefined>;

/** A kind of path that is not a page: what it answers, and every path that it answers without a query. */
export interface NonPageRoute {
  /** How a build knows an answer of the last one as still right, where that is quicker than answering again. */
  readonly reuse?: {
    contentType: string;
    /** What the answer is made from, besides the code of the site: while it stays the same, so does the answer. */
    source(context: RenderContext, path: string): string;
  };
  /** A long answer piece by piece, the same each time, for a build; undefined for paths with short answers. */
  pieces?(context: RenderContext, path: string): (() => Iterable<string>) | undefined;
  paths(context: RenderContext): Iterable<string>;
  /** How a path is answered; undefined for paths of other routes. `query` is canonical. */
  match(context: RenderContext, path: string, query: string): CreateResponse | undefined;
}
