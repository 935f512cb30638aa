import * as z from 'zod';
import { question } from '../define/operation.js';

/** The complaints, tournaments and forum of the sample; empty lists in any other store. */
export const communityShow = question({
  name: 'community.show',
  summary: 'Show the complaints, tournaments and forum of the sample',
  permission: 'see all content',
  exposure: { screen: '/admin/forum' },
  input: () => z.strictObject({}),
  run: ({ content }) => content.community.get(),
});
