import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net';
import { expect, test } from 'vitest';
import { afterQuietTurn } from './quiet-turn.js';

const blockFor = (milliseconds: number) => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

test('a server that was busy when it was told to stop answers those who connected meanwhile', async () => {
  const server = createServer((_request, response) => {
    blockFor(10);
    response.end('answered');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = async () => {
    const socket = connect(port, '127.0.0.1');
    socket.end('GET / HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n');
    let text = '';
    for await (const piece of socket) text += piece;
    return text;
  };
  const answers = Array.from({ length: 5 }, ask);
  server.once('request', () => {
    afterQuietTurn(server, () => server.close());
    answers.push(...Array.from({ length: 5 }, ask));
  });
  await once(server, 'close');
  for (const answer of await Promise.all(answers)) expect(answer).toContain('answered');
  expect(answers).toHaveLength(10);
});

test('a server that is always busy stops all the same', async () => {
  const server = createTcpServer();
  let isOver = false;
  const work = () => {
    blockFor(5);
    if (!isOver) setImmediate(work);
  };
  work();
  await new Promise<void>((resolve) => afterQuietTurn(server, resolve));
  isOver = true;
});

test('a server accepts everybody who waits at it before it stops, though it accepts one in a turn', async () => {
  const server = createTcpServer((socket) => socket.end('answered')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = async () => {
    let text = '';
    for await (const piece of connect(port, '127.0.0.1')) text += piece;
    return text;
  };
  const answers = Array.from({ length: 50 }, ask);
  afterQuietTurn(server, () => server.close());
  expect(await Promise.all(answers)).toEqual(Array(50).fill('answered'));
});
