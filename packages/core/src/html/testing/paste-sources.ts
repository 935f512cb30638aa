/** What programs put on the clipboard, in short, and what a text of the site takes of it. */
export const PASTE_SOURCES: readonly [program: string, copied: string, taken: string][] = [
  [
    'Word for Mac',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=en-DE style='tab-interval:36.0pt'><!--StartFragment--><h2>Payouts<o:p></o:p></h2><p class=MsoNormal><span lang=EN-US>Two days by <b>card</b>.<o:p></o:p></span></p><!--EndFragment--></body></html>`,
    '<h2>Payouts</h2><p>Two days by <strong>card</strong>.</p>',
  ],
  [
    'Word on the web',
    '<div class="OutlineElement Ltr SCXW10 BCX8"><p class="Paragraph SCXW10 BCX8" paraid="1" paraeid="{a}{1}" style="margin: 0px; vertical-align: baseline;" role="heading" aria-level="2"><span data-contrast="none" class="TextRun SCXW10" style="font-size: 16pt; color: rgb(15,71,97);"><span class="NormalTextRun SCXW10">Payouts</span></span><span class="EOP SCXW10" data-ccp-props="{}">&nbsp;</span></p></div><div class="OutlineElement Ltr SCXW10"><p class="Paragraph SCXW10"><span class="TextRun SCXW10" style="font-weight: bold;"><span class="NormalTextRun">Two</span></span><span class="TextRun"><span class="NormalTextRun"> days</span></span><span class="EOP">&nbsp;</span></p></div><div class="ListContainerWrapper SCXW10"><ul class="BulletListStyle1 SCXW10" role="list"><li aria-setsize="-1" class="OutlineElement Ltr SCXW10" role="listitem"><p class="Paragraph SCXW10"><span class="TextRun"><span class="NormalTextRun">Roulette</span></span><span class="EOP">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper SCXW10"><ul class="BulletListStyle1 SCXW10" role="list"><li class="OutlineElement"><p class="Paragraph"><span class="TextRun">Blackjack</span><span class="EOP">&nbsp;</span></p></li></ul></div>',
    '<h2>Payouts</h2><p><strong>Two</strong> days</p><ul><li>Roulette</li><li>Blackjack</li></ul>',
  ],
  [
    'Outlook',
    '<html><head><style>p.MsoNormal{margin:0cm}</style></head><body lang=EN-GB><!--StartFragment--><div class=WordSection1><p class=MsoNormal>Hello,<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>See <a href="https://copper-heron.example/">the site</a>.<o:p></o:p></p></div><!--EndFragment--></body></html>',
    '<p>Hello,</p><p>See <a href="https://copper-heron.example/">the site</a>.</p>',
  ],
  [
    'OneNote',
    `<html><head><meta name=ProgId content=OneNote.File></head><body lang=en-US style='font-family:Calibri;font-size:11.0pt'><!--StartFragment--><p style='margin:0in;font-family:Calibri;font-size:11.0pt'>First <span style='font-weight:bold'>note</span></p><ul style='direction:ltr;unicode-bidi:embed;margin-top:0in' type=disc><li style='margin-top:0;vertical-align:middle'><span style='font-size:11.0pt'>One</span></li><ul style='direction:ltr' type=circle><li><span>Inner</span></li></ul></ul><!--EndFragment--></body></html>`,
    '<p>First <strong>note</strong></p><ul><li>One<ul><li>Inner</li></ul></li></ul>',
  ],
  [
    'Excel',
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><style><!--table{mso-displayed-decimal-separator:"\\.";} .xl65{font-weight:700;}--></style></head><body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=174 style='border-collapse:collapse;width:130pt'><!--StartFragment--> <col width=87 span=2 style='width:65pt'> <tr height=20 style='height:15.0pt'>  <td height=20 class=xl65 width=87 style='height:15.0pt'>Casino</td>  <td class=xl65 width=87>Rating</td> </tr> <tr height=20><td height=20>Copper Heron</td><td align=right>9.2</td></tr><!--EndFragment--></table></body></html>`,
    '<table> <tbody><tr>  <td>Casino</td>  <td>Rating</td> </tr> <tr><td>Copper Heron</td><td>9.2</td></tr></tbody></table>',
  ],
  [
    'Google Sheets',
    `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px;font-weight:bold;" data-sheets-value="{}">Casino</td><td style="font-weight:bold;">Rating</td></tr><tr><td>Copper Heron</td><td style="text-align:right;">9.2</td></tr></tbody></table>`,
    '<table><tbody><tr><td><strong>Casino</strong></td><td><strong>Rating</strong></td></tr><tr><td>Copper Heron</td><td>9.2</td></tr></tbody></table>',
  ],
  [
    'Google Docs, a table',
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;table-layout:fixed;width:451pt"><colgroup><col /><col /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000 1pt;"><p dir="ltr" style="line-height:1.2;"><span style="font-size:11pt;font-weight:700;">Casino</span></p></td><td><p dir="ltr"><span style="font-weight:700;">Rating</span></p></td></tr></tbody></table></div></b>`,
    '<table><tbody><tr><td><p><strong>Casino</strong></p></td><td><p><strong>Rating</strong></p></td></tr></tbody></table>',
  ],
  [
    'Google Docs, a list',
    '<b style="font-weight:normal;" id="docs-internal-guid-2"><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Roulette</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>European</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Blackjack</span></p></li></ul></b><br class="Apple-interchange-newline">',
    '<ul><li>Roulette<ul><li>European</li></ul></li><li>Blackjack</li></ul>',
  ],
  [
    'LibreOffice Writer',
    '<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 7.6 (Linux)"/><style type="text/css">@page { size: 21cm 29.7cm } p { line-height: 115% } a:link { color: #000080 }</style></head><body lang="en-US" link="#000080" dir="ltr"><h2 class="western">Payouts</h2><p style="line-height: 100%; margin-bottom: 0cm"><font face="Liberation Serif, serif"><font size="3" style="font-size: 12pt">Two <b>days</b></font></font></p><ol><li><p style="margin-bottom: 0cm">One</p></li><li><p>Two</p></li></ol></body></html>',
    '<h2>Payouts</h2><p>Two <strong>days</strong></p><ol><li>One</li><li>Two</li></ol>',
  ],
  [
    'LibreOffice Calc',
    '<html><head><meta name="generator" content="LibreOffice"/><style type="text/css">body,div,table,td,p { font-family:"Liberation Sans" }</style></head><body><table cellspacing="0" border="0"><colgroup span="2" width="85"></colgroup><tr><td height="17" align="left"><b>Casino</b></td><td align="left"><b>Rating</b></td></tr><tr><td height="17" align="left">Copper Heron</td><td align="right" sdval="9.2" sdnum="1033;">9.2</td></tr></table></body></html>',
    '<table><tbody><tr><td><strong>Casino</strong></td><td><strong>Rating</strong></td></tr><tr><td>Copper Heron</td><td>9.2</td></tr></tbody></table>',
  ],
  [
    'TextEdit and Pages',
    '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN"><html><head><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px; font: 12.0px Helvetica} span.s1 {font-kerning: none}</style></head><body><p class="p1"><span class="s1"><b>Payouts</b></span></p><p class="p2"><span class="s1"></span><br></p><p class="p1"><span class="s1">Two days<span class="Apple-converted-space">&nbsp; </span>by card.</span></p><ul class="ul1"><li class="li1"><span class="s2"></span><span class="s1">Roulette</span></li></ul></body></html>',
    '<p><strong>Payouts</strong></p><p>Two days  by card.</p><ul><li>Roulette</li></ul>',
  ],
  [
    'Apple Notes',
    '<meta charset="UTF-8"><div><h1>Payouts</h1></div><div>Two days</div><div><br></div><ul class="Apple-dash-list"><li>Roulette</li></ul>',
    '<h1>Payouts</h1><p>Two days</p><ul><li>Roulette</li></ul>',
  ],
  [
    'Apple Numbers',
    '<html><head><meta name="Generator" content="Cocoa HTML Writer"><style>td.td1{border-style:solid}</style></head><body><table cellspacing="0" cellpadding="0" class="t1"><tbody><tr><td valign="top" class="td1"><p class="p1"><b>Casino</b></p></td><td valign="top" class="td1"><p class="p1"><b>Rating</b></p></td></tr></tbody></table></body></html>',
    '<table><tbody><tr><td><p><strong>Casino</strong></p></td><td><p><strong>Rating</strong></p></td></tr></tbody></table>',
  ],
  [
    'Apple Mail',
    '<div style="caret-color: rgb(0, 0, 0); color: rgb(0, 0, 0); font-family: Helvetica;">Hello <b>you</b>,</div><div style="caret-color: rgb(0, 0, 0);"><br></div><blockquote type="cite" style="font-family: Helvetica;"><div>Two days</div></blockquote><br class="Apple-interchange-newline">',
    '<p>Hello <strong>you</strong>,</p><blockquote><p>Two days</p></blockquote>',
  ],
  [
    'Gmail',
    '<div dir="ltr"><div>Hello,</div><div><br></div><div>See <a href="https://copper-heron.example/" target="_blank" data-saferedirecturl="https://www.google.com/url?q=https://copper-heron.example/&amp;source=gmail">the site</a>.</div><div><ul><li style="margin-left:15px">One</li></ul></div></div><br class="gmail-Apple-interchange-newline">',
    '<p>Hello,</p><p>See <a href="https://copper-heron.example/">the site</a>.</p><ul><li>One</li></ul>',
  ],
  [
    'Notion',
    `<meta charset='utf-8'><meta charset="utf-8"><!-- notionvc: 1b2c --><h1>Payouts</h1><p>Two <strong>days</strong>, <code>PLAY</code></p><ul><li>Roulette<ul><li>European</li></ul></li></ul><aside><img src="https://www.notion.so/icons/bell.svg" alt="icon" width="40px"/> Read the terms.</aside><details><summary>More</summary><p>Hidden</p></details>`,
    '<h1>Payouts</h1><p>Two <strong>days</strong>, <code>PLAY</code></p><ul><li>Roulette<ul><li>European</li></ul></li></ul><p><img src="https://www.notion.so/icons/bell.svg" alt="icon"> Read the terms.</p><details><summary>More</summary><p>Hidden</p></details>',
  ],
  [
    'Notion, to-do',
    '<ul id="1" class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span class="to-do-children-checked">Done</span></li></ul>',
    '<ul><li> Done</li></ul>',
  ],
  [
    'Evernote',
    `<meta charset='utf-8'><div style="--en-clipboardguid:1;"><h1 style="font-size:24px">Payouts</h1><div><span style="font-size: 16px;"><span style="font-weight: bold;">Two</span> days</span></div><div><br></div><ul><li><div>Roulette</div></li></ul></div>`,
    '<h1>Payouts</h1><p><strong>Two</strong> days</p><ul><li>Roulette</li></ul>',
  ],
  [
    'Slack',
    `<meta charset='utf-8'><span style="color: rgb(29, 28, 29); display: inline !important; float: none;">Two </span><b data-stringify-type="bold" style="box-sizing: inherit;">days</b><span> by </span><i data-stringify-type="italic">card</i><span aria-label="&nbsp;" class="c-mrkdwn__br" data-stringify-type="paragraph-break" style="box-sizing: inherit; display: block; height: unset;"></span><ul data-stringify-type="unordered-list" class="p-rich_text_list p-rich_text_list__bullet" data-indent="0" style="margin: 0px;"><li data-stringify-indent="0" style="list-style-type: none;">Roulette</li></ul>`,
    'Two <strong>days</strong> by <em>card</em><ul><li>Roulette</li></ul>',
  ],
  [
    'Slack, two paragraphs',
    '<span style="color: rgb(29, 28, 29);">Two days</span><span aria-label="&nbsp;" class="c-mrkdwn__br" data-stringify-type="paragraph-break" style="display: block; height: unset;"></span><span>by card</span>',
    'Two days<br>by card',
  ],
  [
    'Word on the web, nested lists',
    '<div class="ListContainerWrapper"><ul role="list"><li data-aria-level="1" role="listitem"><p class="Paragraph"><span class="TextRun">Roulette</span></p></li></ul></div><div class="ListContainerWrapper"><ul role="list"><li data-aria-level="2"><p><span>European</span></p></li></ul></div><div class="ListContainerWrapper"><ol role="list"><li data-aria-level="1"><p><span>Sign up</span></p></li></ol></div>',
    '<ul><li>Roulette<ul><li>European</li></ul></li></ul><ol><li>Sign up</li></ol>',
  ],
  [
    'Teams',
    '<div itemprop="copy-paste-block"><p>Two <strong>days</strong></p><p>&nbsp;</p><p>See <a href="https://copper-heron.example/" rel="noreferrer noopener" title="https://copper-heron.example/" target="_blank">the site</a></p></div>',
    '<p>Two <strong>days</strong></p><p>See <a href="https://copper-heron.example/">the site</a></p>',
  ],
  [
    'Discord',
    `<meta charset='utf-8'><span style="color: rgb(219, 222, 225); white-space: break-spaces;">Two </span><strong style="font-weight: 700;"><span>days</span></strong>`,
    'Two <strong>days</strong>',
  ],
  [
    'GitHub',
    '<div class="markdown-heading" dir="auto"><h2 tabindex="-1" class="heading-element" dir="auto">Payouts</h2><a id="user-content-payouts" class="anchor" aria-label="Permalink: Payouts" href="#payouts"><svg class="octicon octicon-link" viewBox="0 0 16 16"><path d="m7.775 3.275"></path></svg></a></div><p dir="auto">Two <strong>days</strong></p><div class="highlight highlight-source-shell" dir="auto"><pre>npm <span class="pl-c1">start</span></pre><div class="zeroclipboard-container"><clipboard-copy aria-label="Copy" value="npm start" role="button"></clipboard-copy></div></div><ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" checked disabled> Done</li></ul>',
    '<h2>Payouts</h2><p>Two <strong>days</strong></p><pre>npm start</pre><ul><li> Done</li></ul>',
  ],
  [
    'VS Code',
    `<meta charset='utf-8'><div style="color: #cccccc;background-color: #1f1f1f;font-family: Consolas, monospace;font-size: 14px;line-height: 19px;white-space: pre;"><div><span style="color: #c586c0;">const</span><span style="color: #cccccc;"> a = </span><span>1;</span></div><div><span>  return a;</span></div></div>`,
    `<pre>const a = 1;
  return a;</pre>`,
  ],
  [
    'Wikipedia',
    '<h2 id="History" style="color: rgb(0,0,0);">History</h2><p>Roulette is <a href="https://en.wikipedia.org/wiki/French" title="French">French</a>.<sup id="cite_ref-1" class="reference"><a href="https://en.wikipedia.org/wiki/Roulette#cite_note-1"><span class="cite-bracket">[</span>1<span>]</span></a></sup></p>',
    '<h2>History</h2><p>Roulette is <a href="https://en.wikipedia.org/wiki/French">French</a>.<sup><a href="https://en.wikipedia.org/wiki/Roulette#cite_note-1">[1]</a></sup></p>',
  ],
  [
    'WordPress blocks',
    '<!-- wp:heading --><h2 class="wp-block-heading">Payouts</h2><!-- /wp:heading --><!-- wp:paragraph --><p>Two days</p><!-- /wp:paragraph --><!-- wp:image {"id":5} --><figure class="wp-block-image size-large"><img src="https://owl.example/a.png" alt="Owl" class="wp-image-5"/><figcaption class="wp-element-caption">An owl</figcaption></figure><!-- /wp:image --><!-- wp:list --><ul class="wp-block-list"><!-- wp:list-item --><li>One</li><!-- /wp:list-item --></ul><!-- /wp:list -->',
    '<h2>Payouts</h2><p>Two days</p><figure><img src="https://owl.example/a.png" alt="Owl"><figcaption>An owl</figcaption></figure><ul><li>One</li></ul>',
  ],
  [
    'WordPress classic',
    '<p style="text-align: center;"><img class="aligncenter size-full wp-image-5" src="https://owl.example/a.png" alt="Owl" width="300" height="200" /></p><p>&nbsp;</p><p>Two<br />days</p><!--more--><p><span style="text-decoration: underline;">Late</span></p>',
    '<p style="text-align: center"><img src="https://owl.example/a.png" alt="Owl" width="300" height="200"></p><p>Two<br>days</p><p><u>Late</u></p>',
  ],
  [
    'Medium',
    '<h3 name="a1" id="a1" class="graf graf--h3 graf--title">Payouts</h3><figure class="graf graf--figure"><img class="graf-image" data-image-id="1*a.png" src="https://cdn-images-1.medium.com/max/800/1*a.png"><figcaption class="imageCaption">An owl</figcaption></figure><p class="graf graf--p">Two <strong class="markup--strong">days</strong></p><blockquote class="graf graf--blockquote">Play for fun.</blockquote>',
    '<h3>Payouts</h3><figure><img src="https://cdn-images-1.medium.com/max/800/1*a.png"><figcaption>An owl</figcaption></figure><p>Two <strong>days</strong></p><blockquote>Play for fun.</blockquote>',
  ],
  [
    'Wix',
    '<h2 class="font_2 wixui-rich-text__text" style="font-size:40px;"><span style="letter-spacing:normal;" class="wixui-rich-text__text">Payouts</span></h2><p class="font_8"><span style="font-weight:bold;">Two</span> days</p><p class="font_8"><span class="wixGuard">\u200b</span></p>',
    '<h2>Payouts</h2><p><strong>Two</strong> days</p>',
  ],
  [
    'Squarespace',
    '<div class="sqs-html-content"><h2 style="white-space:pre-wrap;">Payouts</h2><p class="" style="white-space:pre-wrap;">Two days</p><ul data-rte-list="default"><li><p class="" style="white-space:pre-wrap;">Roulette</p></li></ul></div>',
    '<h2>Payouts</h2><p>Two days</p><ul><li>Roulette</li></ul>',
  ],
  [
    'Confluence',
    `<meta charset='utf-8'><h2 data-pm-slice="1 1 []">Payouts</h2><p>Two <strong>days</strong></p><div class="ak-editor-panel" data-panel-type="info"><div class="ak-editor-panel__content"><p>Read the terms</p></div></div><table data-number-column="false"><tbody><tr><th class="ac"><p>Casino</p></th><td><p>9.2</p></td></tr></tbody></table>`,
    '<h2>Payouts</h2><p>Two <strong>days</strong></p><p>Read the terms</p><table><tbody><tr><th><p>Casino</p></th><td><p>9.2</p></td></tr></tbody></table>',
  ],
  [
    'Dropbox Paper',
    '<div class="ace-line" id="magicdomid1"><span class="author-d-1 h-ldquo">Two </span><span class="author-d-1"><b>days</b></span></div><div class="ace-line"></div><ul class="listtype-bullet listindent1 list-bullet1"><li><span class="author-d-1">Roulette</span></li></ul>',
    '<p>Two <strong>days</strong></p><ul><li>Roulette</li></ul>',
  ],
  [
    'CKEditor',
    '<p>&nbsp;</p><figure class="table"><table><thead><tr><th>Casino</th></tr></thead><tbody><tr><td>Copper Heron</td></tr></tbody></table></figure><p>Two&nbsp;days</p><figure class="image"><img src="https://owl.example/a.png" alt="Owl"><figcaption>An owl</figcaption></figure>',
    '<figure><table><thead><tr><th>Casino</th></tr></thead><tbody><tr><td>Copper Heron</td></tr></tbody></table></figure><p>Two days</p><figure><img src="https://owl.example/a.png" alt="Owl"><figcaption>An owl</figcaption></figure>',
  ],
  [
    'TinyMCE',
    `<p><strong>Two</strong> <em>days</em></p>
<p><span style="font-size: 14pt; background-color: #f1c40f;">late</span></p>
<hr />
<table style="border-collapse: collapse; width: 100%;" border="1"><tbody><tr><td style="width: 50%;">Casino</td><td>9.2</td></tr></tbody></table>`,
    `<p><strong>Two</strong> <em>days</em></p>
<p>late</p>
<hr>
<table><tbody><tr><td>Casino</td><td>9.2</td></tr></tbody></table>`,
  ],
  [
    'Chrome, a sentence of a page',
    `<meta charset='utf-8'><span style="color: rgb(36, 36, 36); font-family: source-serif-pro; font-size: 20px; font-style: normal; font-weight: 400; display: inline !important; float: none;">Two days by card</span>`,
    'Two days by card',
  ],
  [
    'Safari, a sentence of a page',
    '<span style="caret-color: rgb(51, 51, 51); color: rgb(51, 51, 51); font-family: system-ui; font-size: 17px; font-style: italic; font-variant-caps: normal; display: inline !important; float: none;">Two days by card</span><br class="Apple-interchange-newline">',
    '<em>Two days by card</em>',
  ],
  [
    'Firefox, from within a list',
    `<ul>
<li>Roulette</li>
<li>Black</li></ul>`,
    '<ul><li>Roulette</li><li>Black</li></ul>',
  ],
  [
    'a PDF in Chrome',
    `<meta charset='utf-8'><span style="color: rgb(0,0,0); white-space: pre;" role="presentation" dir="ltr">Two days by</span><br role="presentation"><span style="white-space: pre;" role="presentation" dir="ltr">card.</span>`,
    'Two days by<br>card.',
  ],
  [
    'an old page',
    '<center><font color=red size=+2><b>Payouts</b></font></center><p align=justify>Two <strike>days</strike> <tt>PLAY</tt></p><dl><dt>RTP<dd>What comes back</dl><p>Line<br>break',
    '<p><strong>Payouts</strong></p><p>Two <strike>days</strike> <tt>PLAY</tt></p><dl><dt>RTP</dt><dd>What comes back</dd></dl><p>Line<br>break</p>',
  ],
  [
    'a page in Arabic',
    '<div dir="rtl" lang="ar" style="text-align: right;"><p dir="rtl">يومان <b>بالبطاقة</b></p></div>',
    '<p>يومان <strong>بالبطاقة</strong></p>',
  ],
  [
    'Airtable',
    `<meta charset='utf-8'><table><tbody><tr><td>Copper Heron</td><td>9.2</td></tr></tbody></table>`,
    '<table><tbody><tr><td>Copper Heron</td><td>9.2</td></tr></tbody></table>',
  ],
  [
    'Trello',
    '<p dir="auto" class="">Two <strong>days</strong></p><hr class=""><ul class=""><li class=""><p dir="auto" class="">Roulette</p></li></ul>',
    '<p>Two <strong>days</strong></p><hr><ul><li>Roulette</li></ul>',
  ],
  [
    'a page with forms and frames',
    '<h2>Payouts</h2><button>Buy now</button><iframe src="https://ads.example/"></iframe><noscript><img src="https://t.example/p.gif"></noscript><p>Two <a href="javascript:run()">days</a></p><video controls src="https://owl.example/a.mp4"></video><select><option>One</option></select>',
    '<h2>Payouts</h2><p>Two <a>days</a></p>',
  ],
  [
    'a newsletter',
    '<table width="100%" cellpadding="0" cellspacing="0" role="presentation"><tr><td align="center"><table width="600" role="presentation"><tr><td style="padding:20px"><h1 style="color:#333">Payouts</h1><p>Two days</p><img src="https://track.example/open.gif" width="1" height="1" alt=""></td></tr></table></td></tr></table>',
    '<h1>Payouts</h1><p>Two days</p>',
  ],
];
