import * as z from 'zod';
import { buildHostFile, type HostRemark, REDIRECT_HOSTS } from '../../urls/redirects/host-files.js';
import { question } from '../define/operation.js';
import { rulesInOrder } from './redirect-loops.js';

/** Writes the enabled redirects as the file of a host, and lists the rules that the host does not support. */
export const redirectsHostFile = question({
  name: 'redirects.host-file',
  summary: "Write redirects as a host's own file",
  permission: 'see all content',
  exposure: {
    command: 'redirects export --host',
    screen: '/admin/redirects',
    download: ({ host }) => `redirects.${host}.txt`,
  },
  input: () => z.strictObject({ host: z.enum(REDIRECT_HOSTS) }),
  async run({ content, emit }, { host }) {
    const rules = rulesInOrder(content.redirects.all()).filter(({ enabled }) => enabled);
    const { name, text, written, left, differing } = buildHostFile(host, rules);
    await emit(text);
    const remarkText = ({ rule, why }: HostRemark) => {
      return { id: rule.id, source: rule.source, target: rule.target, why };
    };
    return { file: name, written, left: left.map(remarkText), differing: differing.map(remarkText) };
  },
});
