/** What Word for Windows puts on the clipboard: its lists are paragraphs, its pictures files of the machine. */
export const WORD_HTML = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style>
<!--
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-unhide:no; margin:0cm; font-size:12.0pt; font-family:"Aptos",sans-serif;}
@list l0 {mso-list-id:1146780942; mso-list-type:hybrid;}
-->
</style>
</head>
<body lang=EN-US link="#467886" vlink="#96607D" style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->
<p class=MsoTitle><span lang=EN-GB>Live tables in spring<o:p></o:p></span></p>
<h1><span lang=EN-GB style='mso-ansi-language:EN-GB'>What changed<o:p></o:p></span></h1>
<p class=MsoNormal><span lang=EN-GB style='font-size:11.0pt;color:#1F4E79'>Two rooms <b
style='mso-bidi-font-weight:normal'>reopened</b>, one <i>closed</i>, and&nbsp;one is
<u>late</u>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span
lang=EN-GB>Roulette<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>European
wheel</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Blackjack</p>
<p class=MsoNormal>Then:</p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Sign up</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Read the terms</p>
<p class=MsoQuote>Play for fun.</p>
<p class=MsoNormal align=center style='text-align:center'>Read <a href="https://copper-heron.example/terms"><span
style='color:#0563C1'>the terms</span></a>.</p>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Picture_x0020_1" style='width:80pt'><v:imagedata
src="file:///C:/Temp/msohtmlclip1/01/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img
width=107 height=80 src="file:///C:/Temp/msohtmlclip1/01/clip_image002.png" v:shapes="Picture_x0020_1"><![endif]></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none'>
 <tr style='mso-yfti-irow:0'><td width=200 valign=top style='width:150pt;padding:0cm 5.4pt'><p class=MsoNormal><b>Room<o:p></o:p></b></p></td></tr>
</table>
<!--EndFragment-->
</body>
</html>`;

/** The same text as Google Docs puts it on the clipboard: all in a `b` that is not bold, with its looks in styles. */
export const DOCS_HTML = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5d0c1f2e-7fff-a1b2-c3d4-000000000001"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">What changed</span></h1><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;">Two rooms </span><span style="font-size:11pt;color:#000000;font-weight:700;font-style:normal;">reopened</span><span style="font-size:11pt;color:#000000;font-weight:400;">, one </span><span style="font-size:11pt;font-weight:400;font-style:italic;">closed</span><span style="font-size:11pt;">.</span></p><br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-size:11pt;font-weight:400;">Roulette</span></p></li><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-size:11pt;">European wheel</span></p></li></ul><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-size:11pt;">Blackjack</span></p></li></ul><p dir="ltr"><span style="font-size:11pt;">Read </span><a href="https://www.google.com/url?q=https://copper-heron.example/terms&amp;sa=D&amp;source=editors" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;text-decoration:underline;">the terms</span></a><span style="font-size:11pt;">.</span></p><p dir="ltr"><span><span style="border:none;display:inline-block;overflow:hidden;width:200px;height:100px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXd" width="200" height="100" style="margin-left:0px;" alt="A roulette wheel"/></span></span></p></b><br class="Apple-interchange-newline">`;
