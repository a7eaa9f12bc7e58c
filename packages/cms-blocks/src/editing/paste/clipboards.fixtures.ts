/** What programs put on the clipboard for the same kind of text, cut to what matters. */

const bullet = (level: number, text: string, sign = '·', font = 'Symbol') =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:${font};mso-fareast-font-family:${font}'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=SV>${text}<o:p></o:p></span></p>`;

export const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- /* Style Definitions */ p.MsoNormal, li.MsoNormal {margin:0cm; font-size:12.0pt;} --></style>
<!--[if gte mso 10]><style>table.MsoNormalTable {mso-style-name:"Normal tabell";}</style><![endif]--></head>
<body lang=SV style='tab-interval:65.2pt'><!--StartFragment-->
<p class=MsoTitle><span lang=SV>Elda säkert<o:p></o:p></span></p>
<h1><a name="_Toc1"></a><span lang=SV>Innan du eldar<o:p></o:p></span></h1>
<p class=MsoNormal><span lang=SV>Läs om <b style='mso-bidi-font-weight:normal'>brandrisken</b> i
din <i>kommun</i> och ring <a href="tel:112">112</a> om elden sprider sig.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${bullet(1, 'Ha vatten nära')}
${bullet(2, 'en hink', 'o', '"Courier New"')}
${bullet(2, 'en slang', 'o', '"Courier New"')}
${bullet(1, 'Rensa marken')}
<p class=MsoNormal><span lang=SV>Gör sedan så här:<o:p></o:p></span></p>
${bullet(1, 'Tänd', '1.', 'Calibri')}
${bullet(1, 'Vakta', '2.', 'Calibri')}
<h2><span lang=SV>Avstånd<o:p></o:p></span></h2>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Bild_1"><v:imagedata src="file:///C:/x.png"/></v:shape><![endif]--><![if !vml]><img width=300 height=200 src="file:///C:/Temp/msohtmlclip1/01/clip_image002.jpg" v:shapes="Bild_1"><![endif]></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td width=200 valign=top><p class=MsoNormal><b>Vad<o:p></o:p></b></p></td><td><p class=MsoNormal>Meter<o:p></o:p></p></td></tr>
 <tr><td><p class=MsoNormal>Hus | skjul<o:p></o:p></p></td><td><p class=MsoNormal>25<o:p></o:p></p></td></tr>
 <tr><td><p class=MsoNormal>Skog<o:p></o:p></p></td><td><p class=MsoNormal>50<o:p></o:p></p></td></tr>
</table>
<!--EndFragment--></body></html>`;

export const GOOGLE_DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0f00d000-7fff-0000-0000-000000000000"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial;font-weight:400;">Brandvarnare</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;font-style:normal;">Testa din brandvarnare </span><span style="font-size:11pt;font-weight:700;font-style:normal;">varje månad</span><span style="font-weight:400;font-style:italic;"> och efter resor</span><span style="font-weight:400;">. </span><a href="/sida/brandvarnare" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">Så testar du brandvarnaren</span></a></p><br /><ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">En på varje våning</span></p></li><ul style="padding-inline-start:48px;"><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>även källaren</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Byt efter tio år</span></p></li></ul><h3 dir="ltr"><span>Batteri</span></h3><div dir="ltr" align="left"><table style="border:none;"><colgroup><col width="312"/><col width="312"/></colgroup><tbody><tr><td><p dir="ltr"><span>Typ</span></p></td><td><p dir="ltr"><span>Håller</span></p></td></tr><tr><td><p dir="ltr"><span>Litium</span></p></td><td><p dir="ltr"><span>10 år</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;

export const LIBRE_OFFICE = `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 24.8 (Linux)"/><style type="text/css">@page { size: 21cm 29.7cm } p { line-height: 115% }</style></head><body lang="sv-SE" dir="ltr"><h1 class="western">Sotning</h1>
<p style="line-height: 100%; margin-bottom: 0cm"><font face="Liberation Serif, serif"><b>Sotaren</b> kommer en
gång om året.</font></p>
<ol><li><p style="margin-bottom: 0cm">Ställ fram stegen</p></li>
<li><p style="margin-bottom: 0cm">Släck <i>brasan</i></p></li></ol>
<table width="100%" cellpadding="4" cellspacing="0"><col width="128*"/><col width="128*"/>
<thead><tr valign="top"><th><p>Månad</p></th><th><p>Ort</p></th></tr></thead>
<tbody><tr><td rowspan="2"><p>Maj</p></td><td><p>Åsbruk</p></td></tr><tr><td><p>Norrån</p></td></tr></tbody></table>
</body></html>`;

export const WEB_PAGE = `<meta charset='utf-8'><style>.x{color:red}</style><div class="article"><script>track()</script><div class="intro"><h3 class="title"><a href="https://example.se/a">Grilla på balkongen</a></h3><div>Fråga <strong style="box-sizing: border-box;">värden</strong> först.</div><div><br></div><div style="display:none">Dold text</div><figure><img src="https://example.se/1.jpg" alt="En grill"><figcaption>Grillen på balkongen</figcaption></figure><img src="https://example.se/2.jpg"></div><table role="presentation"><tr><td><p>Kolla <a href="javascript:alert(1)">reglerna</a>.</p></td></tr></table><iframe src="https://example.se"></iframe><video src="x.mp4"></video><blockquote><p>Aldrig inomhus.</p></blockquote></div>`;

/** Its marks stand within the table. */
export const EXCEL = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Excel.Sheet>
<meta name=Generator content="Microsoft Excel 15">
<link id=Main-File rel=Main-File href="file:///C:/Users/x/AppData/Local/Temp/msohtmlclip1/01/clip.htm">
<style>
<!--table
	{mso-displayed-decimal-separator:"\\,";
	mso-displayed-thousand-separator:" ";}
tr
	{mso-height-source:auto;}
td
	{padding-top:1px; mso-number-format:General; white-space:nowrap;}
.xl65
	{font-weight:700;}
-->
</style>
</head>

<body link="#467886" vlink="#96607D">

<table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:
 collapse;width:144pt'>
<!--StartFragment-->
 <col width=64 span=3 style='width:48pt'>
 <tr height=20 style='height:15.0pt'>
  <td height=20 class=xl65 width=64 style='height:15.0pt;width:48pt'>Bil</td>
  <td class=xl65 width=64 style='width:48pt'>Vatten</td>
  <td class=xl65 width=64 style='width:48pt'>År</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td height=20 align=right style='height:15.0pt'>1013</td>
  <td>3 000 liter</td>
  <td align=right>2019</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td height=20 align=right style='height:15.0pt'>1040</td>
  <td></td>
  <td align=right>2007</td>
 </tr>
<!--EndFragment-->
</table>

</body>

</html>`;

export const PLAIN_TEXT = 'Ring 112\r\nom det brinner.\r\n\r\n5 < 7 & 8 > 6\n \nSlut';

/** With merged cells, a text that runs over its neighbours, a broken line, and the row without height that Excel adds for those. */
export const EXCEL_MERGED = EXCEL.replace(
  /<!--StartFragment-->[\s\S]*<!--EndFragment-->/,
  `<!--StartFragment-->
 <col class=xl66 width=87 style='mso-width-source:userset;mso-width-alt:3185;width:65pt'>
 <col width=64 span=2 style='width:48pt'>
 <tr height=21 style='mso-height-source:userset;height:15.75pt'>
  <td colspan=3 height=21 class=xl67 width=215 style='border-right:.5pt solid black;height:15.75pt;width:161pt;mso-ignore:colspan'>Fordon 2026</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td height=20 class=xl65 style='height:15.0pt'>Station</td>
  <td class=xl65>Bil<span style='mso-spacerun:yes'>&nbsp;</span></td>
  <td class=xl65>Vatten<br style='mso-data-placement:same-cell'>
    liter</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td rowspan=2 height=40 class=xl68 style='border-bottom:.5pt solid black;height:30.0pt'>Norråmo</td>
  <td align=right x:num="1013.0">1013</td>
  <td align=right style='mso-number-format:"\\#\\,\\#\\#0"'>3 000</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td height=20 align=right style='height:15.0pt'>1040</td>
  <td></td>
 </tr>
 <![if supportMisalignedColumns]>
 <tr height=0 style='display:none'>
  <td width=87 style='width:65pt'></td>
  <td width=64 style='width:48pt'></td>
  <td width=64 style='width:48pt'></td>
 </tr>
 <![endif]>
<!--EndFragment-->`,
);
