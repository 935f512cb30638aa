import { BlockList, isIPv6 } from 'node:net';

/** Networks of IPv4 that are not of the public internet, as IANA lists them. */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Networks of public IPv6 that lead elsewhere: in some, an address of IPv4 is inside. */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const special = blockListOf([...SPECIAL_IPV4, ...SPECIAL_IPV6]);
const publicIPv6 = blockListOf(['2000::/3']);

/** Whether an IP address is of the public internet: not of this machine, of a private network or of a special use. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !special.check(address, 'ipv4');
  return publicIPv6.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return list;
}
