/** An item of an export that a test writes; what is not given is as WordPress has it. */
export interface TestItem {
  id: number;
  type?: string;
  status?: string;
  title?: string;
  slug?: string;
  link?: string;
  author?: string;
  content?: string;
  excerpt?: string;
  date?: string;
  parent?: number;
  order?: number;
  attachment?: string;
  /** `taxonomy slug` to name. */
  terms?: Record<string, string>;
  meta?: Record<string, string>;
  comments?: number;
  password?: string;
}

/** What a test writes of a site. */
export interface TestSite {
  url?: string;
  title?: string;
  /** Login to name. */
  authors?: Record<string, string>;
  /** Id, taxonomy, slug, name, and the slug of the term above. */
  terms?: [id: number, taxonomy: string, slug: string, name: string, parent?: string][];
  items?: TestItem[];
}

/** The address of the site of tests. */
export const OLD_SITE = 'https://old.example';

/** An export of WordPress as it writes one. */
export function wxr({
  url = OLD_SITE,
  title = 'Old site',
  authors = {},
  terms = [],
  items = [],
}: TestSite): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<!-- generator="WordPress/6.7" -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>${title}</title>
<link>${url}</link>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${url}</wp:base_site_url>
<wp:base_blog_url>${url}</wp:base_blog_url>
${Object.entries(authors).map(authorXml).join('\n')}
${terms.map(termXml).join('\n')}
${items.map((item) => itemXml(item, url)).join('\n')}
</channel>
</rss>
`;
}

function authorXml([login, name]: [string, string]): string {
  return `<wp:author><wp:author_id>1</wp:author_id><wp:author_login>${cdata(login)}</wp:author_login><wp:author_email>${cdata(`${login}@old.example`)}</wp:author_email><wp:author_display_name>${cdata(name)}</wp:author_display_name></wp:author>`;
}

function termXml([id, taxonomy, slug, name, parent = '']: NonNullable<TestSite['terms']>[number]): string {
  if (taxonomy === 'category')
    return `<wp:category><wp:term_id>${id}</wp:term_id><wp:category_nicename>${slug}</wp:category_nicename><wp:category_parent>${parent}</wp:category_parent><wp:cat_name>${cdata(name)}</wp:cat_name></wp:category>`;
  if (taxonomy === 'post_tag')
    return `<wp:tag><wp:term_id>${id}</wp:term_id><wp:tag_slug>${slug}</wp:tag_slug><wp:tag_name>${cdata(name)}</wp:tag_name></wp:tag>`;
  return `<wp:term><wp:term_id>${id}</wp:term_id><wp:term_taxonomy>${taxonomy}</wp:term_taxonomy><wp:term_slug>${slug}</wp:term_slug><wp:term_name>${cdata(name)}</wp:term_name></wp:term>`;
}

function itemXml(item: TestItem, url: string): string {
  const { id, type = 'post', status = 'publish', title = `Item ${id}`, slug = `item-${id}` } = item;
  const { link = `${url}/2019/05/${slug}/`, author = 'admin', date = '2019-05-03 10:20:30' } = item;
  const { terms = {}, meta = {}, comments = 0 } = item;
  return `<item>
<title>${cdata(title)}</title>
<link>${link}</link>
<dc:creator>${cdata(author)}</dc:creator>
<guid isPermaLink="false">${url}/?p=${id}</guid>
<description></description>
<content:encoded>${cdata(item.content ?? '')}</content:encoded>
<excerpt:encoded>${cdata(item.excerpt ?? '')}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id>
<wp:post_date>${cdata(date)}</wp:post_date>
<wp:post_date_gmt>${cdata(date)}</wp:post_date_gmt>
<wp:post_name>${cdata(slug)}</wp:post_name>
<wp:status>${cdata(status)}</wp:status>
<wp:post_parent>${item.parent ?? 0}</wp:post_parent>
<wp:menu_order>${item.order ?? 0}</wp:menu_order>
<wp:post_type>${cdata(type)}</wp:post_type>
<wp:post_password>${cdata(item.password ?? '')}</wp:post_password>
${item.attachment === undefined ? '' : `<wp:attachment_url>${cdata(item.attachment)}</wp:attachment_url>`}
${Object.entries(terms)
  .map(([key, name]) => categoryXml(key, name))
  .join('\n')}
${Object.entries(meta)
  .map(([key, value]) => metaXml(key, value))
  .join('\n')}
${Array.from({ length: comments }, () => '<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_content>Hi</wp:comment_content></wp:comment>').join('')}
</item>`;
}

function categoryXml(key: string, name: string): string {
  const [domain, nicename] = key.split(' ');
  return `<category domain="${domain}" nicename="${nicename}">${cdata(name)}</category>`;
}

function metaXml(key: string, value: string): string {
  return `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`;
}

function cdata(text: string): string {
  return `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
