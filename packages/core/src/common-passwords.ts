/** The most common passwords of at least 6 characters. */
const COMMON = `
000000 0000000 00000000 010203 101010 102030 111111 1111111 11111111 112233 11223344 121212 121314 123123 12312312
123123123 123321 1234512345 12345a 123456 1234567 12345678 123456789 1234567890 12345678910 123456a 123456abc 123456q
12345qwert 123654 123654789 123789 1234qwer 123abc 123qwe 123qweasd 123qwe123 131313 134679 135790 142536 147147
147258 147258369 147852 1478963 159159 159357 159753 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 1qazxsw2
212121 222222 22222222 232323 252525 258258 258456 333333 33333333 369369 444444 456456 456789 456852 555555 55555555
654321 666666 66666666 696969 741852 741852963 753951 777777 7777777 77777777 786786 789456 789456123 789789 852456
87654321 888888 88888888 963852 963852741 987654 9876543 98765432 987654321 9876543210 999999 99999999
a12345 a123456 a1b2c3 a1b2c3d4 aa123456 aaaaaa aaaaaaaa abc123 abc1234 abc12345 abc123456 abcabc abcd123 abcd1234
abcdef abcdefg abcdefgh access adidas admin1 admin12 admin123 admin1234 admin12345 administrator adobe123 alexander
amanda america andrea andrew angel1 angels animal anthony apples arsenal asd123 asdasd asdasd123 asdf1234 asdfasdf
asdfgh asdfghj asdfghjk asdfghjkl ashley asshole august austin azerty azertyuiop babygirl badboy bailey banana barcelona
barney baseball basketball batman beautiful benjamin bigdog biteme blackjack blessed blink182 bonus1 brandon brandy
bubbles buster butterfly casino casino1 casino123 casinos changeme changeme1 changeit charlie cheese chelsea chester
chicken chocolate chris1 christian classic coffee compaq computer cookie cookies corvette cowboy croupier croupier1
daniel danielle default default1 demo123 demo1234 demodemo diamond dolphin dragon dragon1 eagles editor editor1
editor123 elephant eminem estrella explorer family fender ferrari fishing flower flowers football football1 forever
freedom friend friends fuckme fuckoff fuckyou fuckyou1 gabriel gambling gandalf garfield genesis george gfhjkm ginger
google guest1 guest123 guitar hallo123 hammer hannah happy1 harley heather hello1 hello123 hellohello hockey hunter
hunter2 iloveu iloveyou iloveyou1 iloveyou2 internet jackass jackpot jackpot1 jackson jasmine jasper jennifer jessica
jessie jesus1 johnny jordan jordan23 joseph joshua junior justin justinbieber killer killer1 kitten lakers
lauren letmein letmein1 letmein123 liverpool london login1 login123 loveme lovely loveyou lucky7 lucky777 maggie
manager manager1 marina martin master master1 matrix matthew maverick melissa mercedes merlin michael michael1 michelle
mickey minecraft moderator monica monkey monkey1 monkey123 monster morgan mother mustang myspace1 naruto nascar
natasha nathan newpass newpassword nicholas nicole nirvana nothing november number1 october oliver orange p@ssw0rd
p@ssword pa$$w0rd pa55word pakistan parola pass123 pass1234 passpass passw0rd password password! password01 password1
password1! password12 password123 password1234 password2 patrick peanut pepper phoenix player please poker1 pokemon
princess princess1 public purple q1w2e3 q1w2e3r4 q1w2e3r4t5 qaz123 qazwsx qazwsxedc qazxsw qq123456 qqqqqq qwaszx
qwe123 qweasd qweasdzxc qweqwe qwer1234 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyu qwertyui
qwertyuiop qwertz rachel rainbow ranger rangers raymond reviews richard robert root123 rootroot roulette samantha
samsung samuel sandra scooter scorpion secret secret1 secret123 september shadow shadow1 shannon silver simple skateboard
slipknot slots1 snoopy soccer soccer1 sophie spider spiderman spongebob spring1 starwars steelers stella steven
student summer summer1 sunshine sunshine1 superman superman1 superstar support support1 taylor teacher tequiero test12
test123 test1234 test12345 testing testing1 testtest thomas thunder tigger tinkerbell toyota trinity trustno1 turtle
twilight tyler1 user12 user123 user1234 vanessa victor victoria vikings warcraft welcome welcome1 welcome12 welcome123
whatever william willow winner winter winter1 xxxxxx yamaha yankees yellow zaq12wsx zaq1zaq1 zxc123 zxcvbn
zxcvbnm zxcvbnm1 zzzzzz`;

const common = new Set(COMMON.trim().split(/\s+/));

/** Whether a password is among the most common ones, in any case. */
export function isCommon(password: string): boolean {
  return common.has(password.normalize('NFKC').toLowerCase());
}
