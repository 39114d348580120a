<?php
// A page with a menu, a login link and a listing that has its first hits. Try it with the demo's services:
// php -S localhost:8000 page.php

require __DIR__ . '/ce-widgets.php';

// In an application with workers, read it once when a worker starts.
$tags = json_decode(file_get_contents(__DIR__ . '/../../dist/cdn/tags.json'), true);
// Stands for what your CMS knows of the page and its products.
$data = json_decode(file_get_contents(__DIR__ . '/../data.json'));

$menu = '';
foreach ($data->payload->mainMenu as $item) {
    $menu .= '<a href="' . ce_escape($item->link) . '">' . ce_escape($item->menuTitle) . '</a>';
}
$products = '';
foreach ($data->products as $product) {
    $products .= '<li><a href="' . ce_escape($product->link) . '">' . ce_escape($product->name) . '</a></li>';
}
$answer = ce_listing_answer($tags, $data->payload, $data->listing, $_SERVER['QUERY_STRING'] ?? '');

header('Content-Type: text/html; charset=utf-8');
header('Cache-Control: private, no-cache');
?>
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Products</title>
<?= ce_head_tags($tags, $data->base, ['main-navigation', 'search-listing'], $data->asksForConsent) ?>
<?= ce_payload($data->payload) ?>
</head>
<body>
<?= ce_marker('main-navigation', null, $menu, 'nav') ?>
<?= ce_opener('login', null, 'Log in', '/login') ?>
<?= ce_marker('search-listing', $data->listing, "<ul>$products</ul>" . ce_answer_tag($answer)) ?>
</body>
</html>
