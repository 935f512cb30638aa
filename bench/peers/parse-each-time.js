// The least work of a site without a cache: it reads and parses the file of casinos for every request, which is
// answered with as many bytes as it asks for.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const file = process.argv[2];
const server = createServer((request, response) => {
  const casinos = JSON.parse(readFileSync(file, 'utf8'));
  response.writeHead(200, { 'x-casinos': String(casinos.length) });
  response.end(
    Buffer.alloc(Number(new URL(request.url, 'http://localhost').searchParams.get('bytes') ?? 0), 'a'),
  );
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`http://127.0.0.1:${server.address().port}\n`));
