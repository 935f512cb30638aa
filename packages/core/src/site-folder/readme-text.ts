/** What the folder says of itself. */
export function readmeText(siteName: string): string {
  return `# ${siteName || 'A site'} as files

Written by croupier. Everything that the site shows is here, in forms that other programs read.

| | |
|---|---|
| \`posts/\`, \`pages/\`, \`authors/\` | a Markdown file each, with its facts above the text (YAML front matter) |
| \`casinos/\` | a Markdown file for each casino: its facts above, its review below |
| \`tables/\` | bonuses, games, lists and the rest as CSV (UTF-8, commas); ratings go from 0 to 10 |
| \`media/\` | the pictures, at the addresses that texts have: copy the folder to \`static/\` or \`public/\` |
| \`pictures.json\` | what each picture shows, and what stays in sight where it is cut |
| \`tables/redirects.csv\`, \`_redirects\` | the redirects: all that is known of them, and as Netlify reads them |
| \`settings.json\`, \`menus.json\`, \`homepage.json\`, \`styles.json\`, \`showcase.json\`, \`community.json\` | what the site has once |

Names in front matter are those of Hugo, Jekyll and Astro where these have one: \`title\`, \`slug\`, \`date\`, \`lastmod\`, \`draft\`,
\`description\`, \`categories\`, \`tags\`, \`image\`. The rest is named as in croupier. What is empty is not named.

Markdown has HTML where it has no sign for something: cards of casinos, offers, notes, tables with captions, videos. A text of
which Markdown would change the HTML is an \`.html\` file. \`htmlLines\` says how its HTML was broken into lines.

Not in it: accounts and passwords, drafts of changes, messages of visitors, page views and clicks, the history, saved lists, and
what sources and authorities said last. A backup has all of that. Drafts of posts, e-mail addresses of authors and what
programmes pay are in it, so keep it to yourself.
`;
}
