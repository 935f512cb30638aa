/*
 * Loaded into a command before it runs: some names are public addresses, and connections to those arrive at this
 * machine. What the command itself does with names and addresses stays as it is.
 */
import dns from 'node:dns';

const { addresses, port } = JSON.parse(process.env.FAKE_INTERNET);
const { lookup } = dns;
dns.lookup = (name, options, callback) => {
  const found = addresses[name];
  if (found === undefined) return lookup(name, options, callback);
  const all = [found].flat().map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  process.nextTick(() => callback(null, all));
};

const { TCP } = process.binding('tcp_wrap');
const { connect } = TCP.prototype;
const stood = new Set(Object.values(addresses).flat());
TCP.prototype.connect = function (request, address, ofPort) {
  return stood.has(address)
    ? connect.call(this, request, '127.0.0.1', port)
    : connect.call(this, request, address, ofPort);
};
