import * as z from 'zod';
import { HOSTS, hostFile, type Remark } from '../urls/host-files.js';
import { question } from './operation.js';
import { inOrder } from './redirect-rules.js';

/** Writes the redirects that apply as a host's own file, and says what that host cannot follow. */
export const redirectsHostFile = question({
  name: 'redirects.host-file',
  summary: "Write redirects as a host's own file",
  allowed: 'see all content',
  faces: { command: 'redirects export --host', http: true, screen: '/admin/redirects' },
  input: z.strictObject({ host: z.enum(HOSTS) }),
  async run({ content, emit }, { host }) {
    const rules = inOrder(content.redirects.all()).filter(({ enabled }) => enabled);
    const { name, text, written, left, differing } = hostFile(host, rules);
    await emit(text);
    const told = ({ rule, why }: Remark) => {
      return { id: rule.id, source: rule.source, target: rule.target, why };
    };
    return { file: name, written, left: left.map(told), differing: differing.map(told) };
  },
});
