/** A line for every command that opens a store, in an order in which each finds something to do; those that mend come last. */
export const COMMAND_LINES = `
casinos list
casinos show red-fox
casinos open red-fox --print --base-url https://guide.example
casinos add --name "Blue Owl" --description Calm
casinos edit red-fox --rating 4
casinos deactivate red-fox
casinos activate red-fox
casinos feature red-fox
casinos unfeature red-fox
casinos blacklist red-fox --severity low --reason Late
casinos unblacklist red-fox
casinos rename red-fox gray-fox
casinos import in.csv
casinos export --full
casinos template
casinos add --name "Blue Owl Casino" --description Calm
casinos distinct blue-owl blue-owl-casino
casinos merge blue-owl blue-owl-casino --yes
casinos delete blue-owl --yes
bonuses list
bonuses add --casino gray-fox --title Spins
bonuses show Spins
bonuses confirm Spins
bonuses suggest
bonuses due
bonuses withdraw Spins --reason Gone
bonuses restore Spins
bonuses edit Spins --title "More spins"
bonuses import in.json
bonuses export
bonuses template
bonuses delete "More spins" --yes
listings list --market GB
listings add --casino gray-fox --market GB --accepts yes
listings show gray-fox-in-gb
listings edit gray-fox-in-gb --accepts no
listings confirm gray-fox-in-gb
listings import in.json
listings export
listings template
listings delete gray-fox-in-gb --yes
programmes list
programmes add --name "Owl Partners" --currency EUR
programmes show owl-partners
programmes edit owl-partners --deal "40 %"
programmes import in.json
programmes export
programmes template
rates list
rates add --code USD --into EUR --date 2026-01-01 --rate 0.92
rates show usd-eur-2026-01-01
rates edit usd-eur-2026-01-01 --rate 0.93
rates import in.json
rates export
rates template
rates delete usd-eur-2026-01-01 --yes
earnings list
earnings add --programme owl-partners --date 2026-06-01 --revenue 12.5
earnings show owl-partners-2026-06-01-7ae89f0feb
earnings edit owl-partners-2026-06-01-7ae89f0feb --clicks 4
earnings report --by place
earnings reconcile --all
earnings import in.json
earnings export
earnings template
earnings delete owl-partners-2026-06-01-7ae89f0feb --yes
programmes delete owl-partners --yes
authors list
authors add --name "Ana Owl" --email ana@owl.example
authors show ana-owl
authors edit ana-owl --role Editor
authors import in.json
authors export
authors template
authors delete ana-owl --yes
games list
games add --name Wheel --provider Fox
games show Wheel
games edit Wheel --provider Owl
games import in.json
games export
games template
games delete Wheel --yes
posts list
posts add --title Rain --excerpt Wet --content "<p>Rain.</p>"
posts show rain
posts open rain --print --admin --base-url https://guide.example
posts edit rain --excerpt Wet
posts publish rain
posts unpublish rain
posts import in.json
posts export
posts template
posts delete rain --yes
pages list
pages add --title Rules --content "<p>Rules.</p>"
pages show rules
pages open rules --print --admin --base-url https://guide.example
pages edit rules --content "<p>More.</p>"
pages publish rules
pages unpublish rules
pages import in.json
pages export
pages template
pages stats
pages footer --create-missing
pages delete rules --yes
toplists list
toplists add --title Cards --query payment=visa
toplists show cards
toplists preview cards
toplists open cards --print --base-url https://guide.example
toplists edit cards --order 2
toplists import in.json
toplists export
toplists template
toplists delete cards --yes
markets list
markets add --code DE
markets show DE
markets edit DE --minimum-age 21
markets import in.json
markets export
markets template
markets delete DE --yes
drafts list
drafts save casinos/copper-heron --set rating=9.3
drafts show casinos/copper-heron
drafts publish casinos/copper-heron
drafts discard casinos/copper-heron
views list
views save low --list casinos --query q=fox
views delete low
profiles list
profiles save register --collection casinos --skip-lines 1
profiles show register
profiles delete register --yes
sources list
sources show register
sources save register --collection casinos --key domain
sources decide register owl.example --never
sources delete register --yes
registers list
registers show owls
registers import in.csv --authority owls
registers check
registers delete owls --yes
migrate wordpress old.xml --dry-run
migrate wordpress old.xml
migrate verify old.xml
export site out-site
migrate markdown out-site
imports list
imports show 01a2190c
menus list
menus add --menu header --label Owls --url /owls
menus start --menu footer
menus edit Owls --menu header --label Foxes
menus move Foxes 1 --menu header
menus hide Foxes --menu header
menus show Foxes --menu header
menus import in.json --menu header
menus export --menu header
menus template
menus delete Foxes --menu header --yes
homepage show
homepage edit --hero-title Foxes
homepage sections list
homepage sections disable insights
homepage sections enable insights
homepage sections move insights 1
homepage sections edit insights --title Foxes
showcase show
showcase edit --from one.json
community show
settings list
settings get siteName
settings set --site-name Foxes --logo-url ""
settings reset logoUrl --yes
styles show
styles set site.css
styles enable
styles disable
styles history
styles set site.css
styles revert 1 --yes
styles reset --yes
media list
media add dot.png
media edit dot.png --title Dot
media replace dot.png dot.png
media add --url https://127.0.0.1/dot.png
media delete Dot --yes
redirects list
redirects add --source /old --target /new
redirects show /old
redirects edit /old --target /newer
redirects disable /old
redirects enable /old
redirects move /old 1
redirects test /old
redirects missing
links list
links check --timeout 1
links update https://owl.example/old
redirects import in.json
redirects export
redirects template
redirects delete /old --yes
users list
users add --username owl --email owl@example.com --role editor
users show owl
users edit owl --email owl@example.org
users deactivate owl
users activate owl
users set-password owl --from password.txt
account show --as owl
account edit --as owl --email owl@example.net
account password --as owl --from passwords.txt
tokens add script --user owl
tokens list
tokens delete script --yes
users delete owl --yes
messages list
messages export
messages delete --email owl@guide.example --yes
tracking summary
tracking visits
tracking pageviews
tracking clicks
preview /
sitemap --base-url https://fox.example
embed gray-fox --base-url https://fox.example
history list
history show 1
settings set --site-tagline Calm
undo
redo
doctor
build --out built --no-check
facts
backup -
tracking clear --yes
init carried --name Again
restore empty.backup --yes
doctor --fix
`
  .trim()
  .split('\n');

/** Commands that read no store, and those that serve one, which other tests do. */
export const WITHOUT_A_STORE = [
  'serve',
  'demo',
  'check',
  'operations',
  'schema',
  'completion',
  'help',
  'sites add',
  'sites list',
  'sites delete',
];
